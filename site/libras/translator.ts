/** Shows the text of the requested page and loads VLibras; if that fails, the text stays. */
import { readableBlocks } from './readable-blocks.ts';

interface VLibras {
  Widget: new (root: string) => unknown;
}

const root = 'https://vlibras.gov.br/app';
const patienceMs = 30_000;
const words = {
  loading: 'Carregando o VLibras. Pode demorar um pouco.',
  ready: 'VLibras aberto. Toque no botão do VLibras e depois no texto que você quer ver em Libras.',
  absent:
    'Não foi possível abrir o VLibras agora. O serviço do Governo Federal pode estar fora do ar ou bloqueado na sua rede. O texto da página continua aqui; tente de novo mais tarde.',
  noText: 'Não foi possível ler o texto da página. Volte e tente de novo.',
};

const state = document.querySelector<HTMLElement>('[data-state]');
const place = document.querySelector<HTMLElement>('[data-translate]');

function say(text: string): void {
  if (state) state.textContent = text;
}

async function showText(target: HTMLElement): Promise<boolean> {
  const answer = await fetch(target.dataset.translate ?? '/').catch(() => undefined);
  if (!answer?.ok) return false;
  const page = new DOMParser().parseFromString(withoutStyles(await answer.text()), 'text/html');
  for (const { level, text } of readableBlocks(page.querySelector('main'))) {
    const block = document.createElement(level ? `h${level}` : 'p');
    block.textContent = text;
    target.append(block);
  }
  return true;
}

/** Only the words are wanted, and our policy knows the styles of this page alone. */
const withoutStyles = (html: string) => html.replace(/<style>.*?<\/style>/s, '');

/** The elements that the widget looks for. */
function makeRoom(): void {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div vw class="enabled"><div vw-access-button class="active"></div><div vw-plugin-wrapper><div class="vw-plugin-top-wrapper"></div></div></div>',
  );
}

function callTranslator(): Promise<boolean> {
  const script = document.createElement('script');
  script.src = `${root}/vlibras-plugin.js`;
  const came = new Promise<boolean>((resolve) => {
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(false), patienceMs);
  });
  document.head.append(script);
  return came;
}

if (place) {
  say(words.loading);
  if (!(await showText(place))) say(words.noText);
  else {
    makeRoom();
    const came = await callTranslator();
    const { VLibras } = window as { VLibras?: VLibras };
    try {
      if (!came || !VLibras) throw new Error('absent');
      new VLibras.Widget(root);
      say(words.ready);
    } catch {
      say(words.absent);
    }
  }
}
