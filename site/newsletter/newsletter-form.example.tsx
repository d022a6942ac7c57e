import { paths } from '../../lib/paths.ts';
import { islandExamples } from '../islands/examples.ts';
import { answers } from './answers.ts';
import { NewsletterForm } from './newsletter-form.island.tsx';

const form = { action: paths.newsletter, origin: '/estilo' };

export const examples = islandExamples({
  from: 'newsletter/newsletter-form',
  component: NewsletterForm,
  states: {
    empty: form,
    'with a name': { ...form, withName: true, typedName: 'Ana', typed: 'ana@exemplo.com' },
    refused: { ...form, typed: 'ana@', notice: answers.malformed },
  },
});
