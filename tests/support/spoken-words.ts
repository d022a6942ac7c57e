/** What the virtual screen reader says in English, as a reader set to Portuguese would say it. */
const roles: Record<string, string> = {
  alert: 'alerta',
  article: 'artigo',
  banner: 'cabeçalho do site',
  button: 'botão',
  caption: 'legenda',
  cell: 'célula',
  checkbox: 'caixa de seleção',
  columnheader: 'coluna',
  combobox: 'caixa de combinação',
  contentinfo: 'rodapé',
  figure: 'figura',
  form: 'formulário',
  group: 'grupo',
  heading: 'título',
  img: 'imagem',
  link: 'link',
  list: 'lista',
  listbox: 'caixa de opções',
  listitem: 'item',
  main: 'conteúdo principal',
  menu: 'menu',
  menuitem: 'item de menu',
  navigation: 'navegação',
  option: 'opção',
  polite: 'anúncio',
  assertive: 'anúncio urgente',
  region: 'região',
  row: 'linha',
  rowheader: 'cabeça da linha',
  search: 'busca',
  status: 'estado',
  table: 'tabela',
  textbox: 'campo',
};

/** What surrounds words without meaning anything by itself: a block of them, or a piece within a line. */
const blocks = new Set(['document', 'paragraph', 'rowgroup', 'generic', 'end', 'dialog']);
const pieces = new Set(['time', 'mark', 'strong', 'emphasis', 'superscript', 'subscript', 'code']);

/** Their names say all that stands in them. */
const named = new Set(['link', 'button', 'option']);

const states: [RegExp, string][] = [
  [/^listitem, level \d+/, 'listitem'],
  [/, position (\d+), set size (\d+)/, ' $1 de $2'],
  [/, current page/, ', página atual'],
  [/, current date/, ', data atual'],
  [/, current step/, ', etapa atual'],
  [/, current( item)?(?=,|$)/, ', atual'],
  [/, not expanded/, ', recolhido'],
  [/, expanded/, ', aberto'],
  [/, not selected/, ''],
  [/, selected/, ', selecionado'],
  [/, not checked/, ', não marcada'],
  [/, checked/, ', marcada'],
  [/, required/, ', obrigatório'],
  [/, not invalid/, ''],
  [/, invalid/, ', com erro'],
  [/, has popup listbox/, ', abre uma lista'],
  [/, has popup menu/, ', abre um menu'],
  [/, autocomplete list/, ', completa por lista'],
  [/, placeholder /, ', exemplo '],
  [/, autocomplete in list/, ''],
  [/, \d+ controls?$/, ''],
  [/, orientated vertically/, ''],
  // The values of a choice, which only programs read.
  [/, (?:system|light|dark|contrast)(?=,|$)/, ''],
  [/, max value \S+|, min value \S+/, ''],
  [/, (\d+) (?:more items?)/, ''],
];

function inPortuguese(phrase: string): string {
  const heading = /^heading, (.*), level (\d)(.*)$/s.exec(phrase);
  const words = heading ? `título ${heading[2]}: ${heading[1]}${heading[3]}` : phrase;
  const translated = states.reduce((text, [from, to]) => text.replace(from, to), words);
  const [, role = '', rest = ''] = /^([a-z]+)(?:, |: |$)?(.*)$/s.exec(translated) ?? [];
  const known = roles[role];
  if (!known || heading) return translated;
  return rest === '' || /^ ?\d+ de \d+/.test(rest)
    ? `${known} ${rest}`.trim().replace(/ {2,}/g, ' ')
    : `${known}: ${rest}`;
}

const roleOf = (phrase: string) => /^(?:end of )?([a-z]+)(?=,|:|$)/.exec(phrase)?.[1] ?? '';

/** One line for each thing that is said; what is within something stands under it, further in. */
export function spokenLines(said: readonly string[]): string[] {
  const phrases = said.map((text) =>
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ([,:])/g, '$1')
      .trim(),
  );
  const lines: string[] = [];
  let depth = 0;
  let isOpen = false;
  let until: string | undefined;
  const push = (text: string) => lines.push('  '.repeat(depth) + text);
  for (const [place, phrase] of phrases.entries()) {
    const role = roleOf(phrase);
    if (until !== undefined) {
      if (phrase === until) until = undefined;
    } else if (pieces.has(role) || phrase === '') {
      // Within a line nothing ends.
    } else if (blocks.has(role)) isOpen = false;
    else if (phrase.startsWith('end of ') && role in roles) {
      depth = Math.max(0, depth - 1);
      isOpen = false;
    } else if (role in roles) {
      push(inPortuguese(phrase));
      isOpen = false;
      const end = `end of ${phrase}`;
      if (phrases.indexOf(end, place) < 0) continue;
      if (named.has(role)) until = end;
      else depth += 1;
    } else {
      // Words of one paragraph come in pieces, one for each element.
      if (isOpen) lines[lines.length - 1] += /^[,.:;)]/.test(phrase) ? phrase : ` ${phrase}`;
      else push(phrase);
      isOpen = true;
    }
  }
  return lines;
}
