/** On a phone the categories are one row that scrolls: the chosen one is brought into sight. */
function reveal(): void {
  const chosen = document.querySelector('.cast-categories [aria-current]');
  const row = chosen?.closest('ul');
  // 'Todas' comes last and is no choice: the row starts at its start.
  if (!chosen || !row || chosen.id === 'categoria-todas') return;
  const middle = (box: DOMRect) => box.left + box.width / 2;
  row.scrollLeft += middle(chosen.getBoundingClientRect()) - middle(row.getBoundingClientRect());
}

document.addEventListener('instant', reveal);
reveal();
