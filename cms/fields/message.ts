import type { Field, TextareaFieldValidation, TextFieldSingleValidation } from 'payload';
import { placeholders, unknownPlaceholders } from '../../lib/message-text.ts';

const known = Object.entries(placeholders).map(([name, meaning]) => `{${name}} (${meaning})`);

function check(value: string | null | undefined, required: boolean): string | true {
  if (required && !value?.trim()) return 'Escreva o texto.';
  const [unknown] = unknownPlaceholders(value ?? '');
  return unknown === undefined
    ? true
    : `“{${unknown}}” não existe. Pode usar: ${known.join(', ')}.`;
}

/** Subject and text of a message in which placeholders stand. */
export function messageFields({ required }: { required: boolean }): Field[] {
  const checkLine: TextFieldSingleValidation = (value) => check(value, required);
  const checkText: TextareaFieldValidation = (value) => check(value, required);
  return [
    {
      name: 'subject',
      label: 'Assunto',
      type: 'text',
      required,
      maxLength: 150,
      validate: checkLine,
    },
    {
      name: 'text',
      label: 'Texto',
      type: 'textarea',
      required,
      maxLength: 3000,
      validate: checkText,
      admin: {
        rows: 10,
        description: `Curto, sem nomes de outras pessoas. O portal preenche ${known.join(', ')}.`,
      },
    },
  ];
}
