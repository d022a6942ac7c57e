/** Makes the carousel's buttons and its position indicator work. */
const reel = document.querySelector<HTMLElement>('.reel');
const buttons = document.querySelector<HTMLElement>('.reel-buttons');
const meter = document.querySelector<HTMLElement>('.reel-meter');
const list = reel?.querySelector('ul');

if (reel && list && buttons && meter) {
  const slideWidth = () => {
    const [first, second] = list.children;
    if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return reel.clientWidth;
    return second.offsetLeft - first.offsetLeft;
  };
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const back = buttons.querySelector<HTMLButtonElement>('[data-reel="back"]');
  const go = buttons.querySelector<HTMLButtonElement>('[data-reel="go"]');

  const show = () => {
    const { scrollLeft, scrollWidth, clientWidth } = reel;
    const everything = scrollWidth <= clientWidth + 1;
    buttons.hidden = everything;
    meter.hidden = everything;
    meter.style.setProperty('--shown', String(clientWidth / scrollWidth));
    meter.style.setProperty('--from', String(scrollLeft / scrollWidth));
    // aria-disabled, not disabled: a disabled button would lose the focus.
    back?.setAttribute('aria-disabled', String(scrollLeft <= 1));
    go?.setAttribute('aria-disabled', String(scrollLeft >= scrollWidth - clientWidth - 1));
  };

  const move = (direction: number) =>
    reel.scrollBy({ left: direction * slideWidth(), behavior: still.matches ? 'auto' : 'smooth' });
  back?.addEventListener('click', () => move(-1));
  go?.addEventListener('click', () => move(1));
  reel.addEventListener('scroll', show, { passive: true });
  new ResizeObserver(show).observe(reel);
  show();
}
