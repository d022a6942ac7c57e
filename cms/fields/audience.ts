import type { CheckboxField, Field, NumberFieldSingleValidation } from 'payload';

const notBelowMinimum: NumberFieldSingleValidation = (value, { siblingData }) => {
  const { minAge } = siblingData as { minAge?: number | null };
  if (value === null || value === undefined) return true;
  if (value < 0 || value > 120) return 'Escreva uma idade de 0 a 120.';
  return minAge && value < minAge ? 'A idade máxima é menor que a mínima.' : true;
};

export const accessibleField: CheckboxField = {
  name: 'accessible',
  label: 'Acessível',
  type: 'checkbox',
  defaultValue: false,
  admin: { description: 'Quem usa cadeira de rodas chega, entra e participa.' },
};

/** Who may come, what it costs, whether everybody gets in. */
export const audienceFields = (price: { defaultValue?: number } = {}): Field[] => [
  {
    type: 'row',
    fields: [
      {
        name: 'minAge',
        label: 'Idade mínima',
        type: 'number',
        min: 0,
        max: 120,
        admin: { description: 'Vazio: sem limite.' },
      },
      {
        name: 'maxAge',
        label: 'Idade máxima',
        type: 'number',
        validate: notBelowMinimum,
        admin: { description: 'Vazio: sem limite.' },
      },
      {
        name: 'price',
        label: 'Preço em reais',
        type: 'number',
        min: 0,
        ...price,
        admin: { description: '0 é de graça. Vazio: não informado.' },
      },
    ],
  },
  accessibleField,
];
