for (const button of document.querySelectorAll<HTMLElement>('[data-print]'))
  button.addEventListener('click', () => window.print());
