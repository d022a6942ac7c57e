/** 'Compartilhar': the device's own sharing where there is one, else the link is copied. */
document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('button[data-share]');
  if (!button) return;
  const url = button.dataset.share ?? location.href;
  const title = button.dataset.shareTitle ?? document.title;
  if (typeof navigator.share === 'function') {
    event.preventDefault();
    // Rejected when the person closes the device's panel: nothing to mend.
    navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  // The panel opens by itself, with the address in it in case copying is not allowed.
  void copy(url, button.popoverTargetElement);
});

async function copy(url: string, panel: Element | null): Promise<void> {
  const said = panel?.querySelector('.share__said');
  if (!said) return;
  try {
    await navigator.clipboard.writeText(url);
    said.textContent = 'Link copiado';
  } catch {
    said.textContent = 'Copie o endereço abaixo.';
    panel?.querySelector('input')?.select();
  }
}
