/**
 * What Payload's own parts lack for who hears the page or uses a keyboard: names, and names in Portuguese. Each
 * is a selector of its parts and what is put right on them. The list belongs to Payload 3.90.
 */
export interface Repair {
  selector: string;
  mend: (element: HTMLElement) => void;
}

const name = (element: HTMLElement, words: string) => {
  if (words !== '' && element.getAttribute('aria-label') !== words)
    element.setAttribute('aria-label', words);
};

/** Boxes are named after the field in the database, and by an element that is not there. */
const rename = (element: HTMLElement, words: string) => {
  name(element, words);
  for (const attribute of ['title', 'aria-labelledby']) element.removeAttribute(attribute);
};

/** The label that is seen beside a field, without its asterisk. */
function labelOf(element: HTMLElement): string {
  const labels = element.closest('.field-type')?.querySelectorAll('.field-label') ?? [];
  // That of a date's time zone stands between the field's own label and the field.
  const own = [...labels].find((label) => !label.closest('.timezone-picker-wrapper'));
  return (own?.textContent ?? '').replace('*', '').trim();
}

/** The words of a row by which one knows it. */
function rowOf(element: HTMLElement): string {
  const cells = element.closest('tr')?.querySelectorAll<HTMLElement>('td') ?? [];
  const words = [...cells].map((cell) => (cell.textContent ?? '').trim());
  return words.find((text) => text !== '') ?? 'a linha';
}

const notFocusable = (element: HTMLElement) => {
  if (element.tabIndex !== -1) element.tabIndex = -1;
};

export const repairs: readonly Repair[] = [
  {
    // In the comparison of versions.
    selector: 'input[role=combobox]:not(.rs__input)',
    mend: (element) => name(element, labelOf(element) || 'Comparar com'),
  },
  {
    selector: '.timezone-picker input',
    mend: (element) => name(element, `Fuso horário de ${labelOf(element)}`),
  },
  {
    selector: 'input.rs__input:not(.timezone-picker input)',
    mend: (element) => name(element, labelOf(element) || 'Escolher'),
  },
  {
    selector: '.date-time-picker input[type=text]',
    mend: (element) => name(element, labelOf(element) || 'Data'),
  },
  {
    selector: '.field-type.checkbox input[type=checkbox]',
    mend: (element) => rename(element, labelOf(element)),
  },
  {
    selector: 'td .checkbox-input input[type=checkbox]',
    mend: (element) => name(element, `Selecionar ${rowOf(element)}`),
  },
  {
    selector: 'input#select-all',
    mend: (element) => rename(element, 'Selecionar todas as linhas'),
  },
  { selector: '.clickable-arrow--left', mend: (element) => name(element, 'Página anterior') },
  { selector: '.clickable-arrow--right', mend: (element) => name(element, 'Próxima página') },
  // Hidden from who hears the page, and yet a stop of the Tab key. The field itself opens and clears.
  { selector: '.dropdown-indicator[aria-hidden=true]', mend: notFocusable },
  { selector: '.clear-indicator[aria-hidden=true]', mend: notFocusable },
  {
    selector: '.popup-button:not([aria-label])',
    mend: (element) => {
      if ((element.textContent ?? '').trim() === '') name(element, 'Mais ações');
    },
  },
  {
    selector: '.date-time-picker__clear-button',
    mend: (element) => name(element, `Limpar ${labelOf(element)}`),
  },
  {
    selector: '.ContentEditable__root',
    mend: (element) => name(element, labelOf(element) || 'Texto'),
  },
  { selector: '.collapsible__drag', mend: (element) => name(element, 'Mover a linha') },
  {
    // A button within a button: it can be moved, and has another that removes it.
    selector: '.multi-value.draggable[role=button]',
    mend: (element) => {
      element.setAttribute('role', 'group');
      name(element, (element.textContent ?? '').trim());
    },
  },
  // Its tabs are no items of a list.
  { selector: 'ul.doc-tabs__tabs', mend: (element) => element.setAttribute('role', 'none') },
  {
    // In a drawer a field's label names an element that is not there.
    selector: 'dialog .field-type :is(input[type=text], input[type=number], textarea)',
    mend: (element) => {
      const { labels } = element as HTMLInputElement;
      if (labels?.length === 0) name(element, labelOf(element));
    },
  },
  {
    selector: 'dialog[id^=doc-drawer]',
    mend: (element) =>
      name(element, (element.querySelector('h1, h2')?.textContent ?? '').trim() || 'Formulário'),
  },
  { selector: '.file-field__remove', mend: (element) => name(element, 'Retirar o arquivo') },
  // In English, with no key to translate them by.
  { selector: '.draggable-block-menu', mend: (element) => name(element, 'Arrastar o trecho') },
  { selector: '.add-block-menu', mend: (element) => name(element, 'Inserir um trecho') },
  {
    selector: '.relationship--multi-value-label__drawer-toggler[aria-label^="Edit "]',
    mend: (element) =>
      name(element, (element.getAttribute('aria-label') ?? '').replace(/^Edit /, 'Editar ')),
  },
  { selector: '.link-edit', mend: (element) => name(element, 'Editar o link') },
  { selector: '.link-trash', mend: (element) => name(element, 'Remover o link') },
  {
    selector: '.copy-to-clipboard',
    mend: (element) => name(element, 'Copiar o endereço do arquivo'),
  },
  {
    selector: '.file-details__remove',
    mend: (element) => name(element, 'Retirar o arquivo'),
  },
  {
    selector: '[data-sonner-toast] [data-close-button]',
    mend: (element) => name(element, 'Fechar o aviso'),
  },
  { selector: 'section[aria-label^=Notifications]', mend: (element) => name(element, 'Avisos') },
];
