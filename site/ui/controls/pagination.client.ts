/** After turning a page, the list's heading gets the focus and is scrolled into view. */
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
