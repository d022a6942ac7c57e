/** 'Compartilhar': the device's own sharing where there is one, else the link is copied. */
document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('button[data-share]');
  if (!button) return;
  const url = button.dataset.share ?? location.href;
  const title = button.dataset.shareTitle ?? document.title;
  const panel = button.popoverTargetElement;
  if (typeof navigator.share === 'function') {
    event.preventDefault();
    navigator.share({ title, url }).catch((error: unknown) => {
      // The person closed the panel: not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      if (panel instanceof HTMLElement) panel.showPopover();
      void copy(url, panel);
    });
    return;
  }
  // The panel with the address opens anyway, in case copying is not allowed.
  void copy(url, panel);
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
