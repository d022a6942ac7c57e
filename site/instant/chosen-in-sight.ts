/** On a phone tabs and kinds are rows that scroll: what is chosen in them is brought into sight. */
function reveal(): void {
  for (const chosen of document.querySelectorAll(':is(.tabs, .cast-categories) [aria-current]')) {
    const row = chosen.closest('ul');
    // 'Todas' comes last and is no choice: its row starts at its start.
    if (!row || chosen.id === 'categoria-todas') continue;
    const middle = (box: DOMRect) => box.left + box.width / 2;
    row.scrollLeft += middle(chosen.getBoundingClientRect()) - middle(row.getBoundingClientRect());
  }
}

document.addEventListener('instant', reveal);
reveal();
