import '../ui/forms/field.css';
import './newsletter-box.css';
import { paths } from '../../lib/paths.ts';
import { islandExamples } from '../islands/examples.ts';
import { answers } from './answers.ts';
import { NewsletterForm } from './newsletter-form.island.tsx';

const form = (id: string) => ({ action: paths.newsletter, origin: paths.style, id });

export const examples = islandExamples({
  from: 'newsletter/newsletter-form',
  component: NewsletterForm,
  within: 'sunny',
  states: {
    empty: form('carta'),
    'with a name': {
      ...form('carta-nome'),
      withName: true,
      typedName: 'Ana',
      typed: 'ana@exemplo.com',
    },
    refused: { ...form('carta-recusada'), typed: 'ana@', notice: answers.malformed },
  },
});
