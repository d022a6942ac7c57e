/** On a phone tabs and categories are rows that scroll: scrolls the chosen one into view. */
function reveal(): void {
  for (const chosen of document.querySelectorAll(':is(.tabs, .cast-categories) [aria-current]')) {
    const row = chosen.closest('ul');
    // 'Todas' comes last and means no choice: its row is not scrolled.
    if (!row || chosen.id === 'categoria-todas') continue;
    const middle = (box: DOMRect) => box.left + box.width / 2;
    row.scrollLeft += middle(chosen.getBoundingClientRect()) - middle(row.getBoundingClientRect());
  }
}

document.addEventListener('instant', reveal);
reveal();
