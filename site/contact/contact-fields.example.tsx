import { contactErrors } from '../../lib/contact-check.ts';
import { emptyContact } from '../../lib/contact-fields.ts';
import { islandExamples } from '../islands/examples.ts';
import { ContactFormFields } from './contact-fields.island.tsx';

const short = { ...emptyContact, nome: 'Ana', assunto: 'sugestao', mensagem: 'Oi' };
const nomination = { ...short, indicacao: 'atleta', sobre: 'Indicação de atleta' };
const refused = (typed: typeof short) => ({ typed, errors: contactErrors(typed) });

export const examples = islandExamples({
  from: 'contact/contact-fields',
  component: ContactFormFields,
  states: {
    'nothing written': refused(emptyContact),
    'message too short': refused(short),
    nomination: refused(nomination),
  },
});
