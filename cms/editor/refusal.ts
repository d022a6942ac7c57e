import type { lexicalEditor } from '@payloadcms/richtext-lexical';

type Editor = ReturnType<typeof lexicalEditor>;

/** Payload tells in English, and by the names of fields, in which node of a text something is amiss. */
export const refusingInPortuguese =
  (editor: Editor): Editor =>
  async (given) => {
    const adapter = await editor(given);
    const validate: typeof adapter.validate = async (value, options) => {
      const answer = await adapter.validate(value, options);
      if (typeof answer !== 'string' || !answer.includes('node failed to validate')) return answer;
      return answer.startsWith('link')
        ? 'Corrija o link do texto que está incompleto ou leva a um endereço que o site não mostra.'
        : 'Corrija os campos marcados no bloco do texto.';
    };
    return { ...adapter, validate };
  };
