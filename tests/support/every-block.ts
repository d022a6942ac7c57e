/** A text with everything that the editor offers, as it saves it. */

const words = (text: string, format = 0) => ({
  type: 'text',
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
});
const element = (type: string, children: object[], own: object = {}) => ({
  type,
  children,
  direction: 'ltr',
  format: '',
  indent: 0,
  version: 1,
  ...own,
});
export const paragraph = (...children: object[]) => element('paragraph', children);
const item = (...children: object[]) => element('listitem', children, { value: 1 });
const list = (listType: 'bullet' | 'number', ...items: object[]) =>
  element('list', items, { listType, tag: listType === 'number' ? 'ol' : 'ul', start: 1 });
const cell = (text: string, headerState: number) =>
  element('tablecell', [paragraph(words(text))], { headerState, colSpan: 1, rowSpan: 1 });
const row = (...cells: object[]) => element('tablerow', cells);

/** What the features of the editor make, by their names. */
export const madeByFeature = {
  paragraph: paragraph(words('Um parágrafo simples.')),
  heading: element('heading', [words('Um título')], { tag: 'h2' }),
  bold: paragraph(words('Palavra forte', 1)),
  italic: paragraph(words('Palavra inclinada', 2)),
  unorderedList: list('bullet', item(words('Item com ponto'))),
  orderedList: list('number', item(words('Item com número'))),
  indent: list(
    'bullet',
    item(words('Item de fora'), list('bullet', item(words('Item de dentro')))),
  ),
  blockquote: element('quote', [words('Citação sem fonte')]),
  link: paragraph(
    element('link', [words('governo do estado')], {
      id: '65f0c0c0c0c0c0c0c0c0c0c0',
      fields: { linkType: 'custom', url: 'https://www.ap.gov.br', newTab: false },
    }),
  ),
  experimental_table: element('table', [
    row(cell('Prova', 1), cell('Recorde', 1)),
    row(cell('Cem metros', 2), cell('Dez segundos', 0)),
  ]),
};

export interface Shown {
  photo: unknown;
  document: unknown;
  card: { relationTo: string; value: unknown };
}

const block = (blockType: string, fields: object) => ({
  type: 'block',
  format: '',
  version: 2,
  fields: { id: blockType.padEnd(24, '0'), blockType, blockName: '', ...fields },
});

/** One of each block, by its name. */
export const madeByBlock = ({ photo, document, card }: Shown) => ({
  photo: block('photo', { photo, caption: 'Legenda da fotografia' }),
  gallery: block('gallery', { photos: [photo, photo], caption: 'Legenda da galeria' }),
  video: block('video', { videoId: 'aqz-KE-bpKQ', title: 'Título do vídeo' }),
  attachment: block('attachment', { document }),
  'sourced-quote': block('sourced-quote', {
    text: 'Citação com fonte',
    source: 'Pessoa citada',
    address: 'https://www.ap.gov.br/fonte',
  }),
  card: block('card', { shown: card }),
  contacts: block('contacts', {
    contacts: [
      {
        name: 'Setor de exemplo',
        about: 'Assunto do setor',
        phone: '(96) 3212-5000',
        email: 'setor@exemplo.ap.gov.br',
      },
    ],
  }),
});

export const savedText = (children: object[]) => ({ root: element('root', children) });

/** What a reader finds of all that; the titles of the document and the card come to it. */
export const everyWord = [
  'Um parágrafo simples',
  'Um título',
  'Palavra forte',
  'Palavra inclinada',
  'Item com ponto',
  'Item com número',
  'Item de dentro',
  'Citação sem fonte',
  'governo do estado',
  'Cem metros',
  'Dez segundos',
  'Legenda da fotografia',
  'Legenda da galeria',
  'Título do vídeo',
  'Citação com fonte',
  'Pessoa citada',
  'Setor de exemplo',
  'Assunto do setor',
];
