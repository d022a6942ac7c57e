/** After a choice was answered at once: says what came, and shows it where the sheet covered it. */
const sheet = document.getElementById('calendario-e-filtros');
const said = document.getElementById('agenda-dito');
const listWords = () => document.getElementById('agenda-lista')?.dataset.said ?? '';
const monthWords = () => document.getElementById('agenda-mes')?.textContent ?? '';

let closing = false;
let lastList = listWords();

document.addEventListener('click', (event) => {
  if ((event.target as Element).closest('.day, #limpar-filtros')) closing = true;
});
document.addEventListener('submit', (event) => {
  if ((event.target as Element).id === 'agenda-filtros') closing = true;
});

document.addEventListener('instant', () => {
  const list = listWords();
  if (said) said.textContent = list === lastList ? monthWords() : list;
  lastList = list;
  if (closing && sheet?.matches(':popover-open')) {
    sheet.hidePopover();
    focusList();
  }
  closing = false;
  // The link that was followed may be gone with the list it stood in.
  if (document.activeElement === document.body) focusList();
});

function focusList(): void {
  document.getElementById('agenda-titulo')?.focus();
}
