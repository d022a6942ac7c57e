// What a device keeps of a list goes with its seven days, when it was sent, and when the draft is gone.
const isKeeping = () => Object.keys(localStorage).some((name) => name.startsWith('inscricao '));

try {
  if (isKeeping())
    void import('./kept-here.ts').then(({ forgetHere, forgetOld }) => {
      forgetOld();
      const query = new URLSearchParams(location.search);
      if (document.querySelector('[data-forget]'))
        forgetHere(query.get('chave') ?? query.get('rascunho') ?? '');
    });
} catch {
  // Here nothing can be kept.
}
