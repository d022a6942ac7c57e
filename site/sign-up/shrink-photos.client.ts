/** Where a form asks for a file: a photograph is made smaller before it is sent, because data are paid for. */
if (document.querySelector('input[data-shrink]'))
  document.addEventListener('change', async ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('[data-shrink]')) return;
    const { shrinkPhoto } = await import('./shrink-photo.ts');
    await shrinkPhoto(target);
  });
