/**
 * In rows that scroll sideways, scrolls the whole item with the focus into view: browsers leave one where it
 * is as long as a part of it is in view. Only for the keyboard: under a pointer nothing may move.
 */
function rowOf(element: Element): Element | undefined {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth)
      return at;
  return undefined;
}

document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof Element && target.matches(':focus-visible'))) return;
  const row = rowOf(target);
  if (!row) return;
  const item = target.closest('li');
  const box = (item && row.contains(item) ? item : target).getBoundingClientRect();
  const edge = row.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(row);
  const before = box.left - edge.left - Number.parseFloat(paddingLeft);
  const after = box.right - edge.right + Number.parseFloat(paddingRight);
  // What is wider than the row is shown from its beginning.
  if (before < 0) row.scrollLeft += before;
  else if (after > 0) row.scrollLeft += Math.min(after, before);
});
