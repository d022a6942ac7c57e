/** After an instant answer on a phone: closes the sheet that covers the list. */
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
  // The followed link may have disappeared with the list it was in.
  if (document.activeElement === document.body) focusList();
});

function focusList(): void {
  document.getElementById('agenda-titulo')?.focus();
}
