/** After 'next page' one wants to read from its start: the list's heading gets focus and comes in sight. */
let turning = false;

document.addEventListener('click', (event) => {
  turning = (event.target as Element).closest('.pages a[data-instant]') !== null;
});

document.addEventListener('instant', () => {
  if (!turning) return;
  turning = false;
  const top = document.querySelector<HTMLElement>('[data-list-top]');
  top?.focus({ preventScroll: true });
  top?.scrollIntoView({ block: 'start' });
});
