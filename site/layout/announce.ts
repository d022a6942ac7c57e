/**
 * Says to a screen reader what an instant answer changed: the element marked `data-announce` is new
 * each time, and only a region that was there before is listened to.
 */
const voice = document.createElement('p');
voice.className = 'vh';
voice.setAttribute('role', 'status');
document.body.append(voice);

document.addEventListener('instant', () => {
  voice.textContent = document.querySelector('[data-announce]')?.textContent ?? '';
});
