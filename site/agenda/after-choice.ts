/** After a choice was answered at once: shows what came, where the sheet covered it. */
const sheet = document.getElementById('calendario-e-filtros');

let closing = false;

document.addEventListener('click', (event) => {
  if ((event.target as Element).closest('.day, #limpar-filtros')) closing = true;
});
document.addEventListener('submit', (event) => {
  if ((event.target as Element).id === 'agenda-filtros') closing = true;
});

document.addEventListener('instant', () => {
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
