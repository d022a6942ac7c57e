import { islandExamples } from '../../islands/examples.ts';
import { SharePanel } from './share-panel.island.tsx';

const page = { title: 'Quinta Feliz', url: 'https://exemplo.ap.gov.br/agenda/quinta-feliz' };

export const examples = islandExamples({
  from: 'ui/controls/share-panel',
  component: SharePanel,
  states: {
    usual: { id: 'compartilhar', ...page },
    small: { id: 'compartilhar-pequeno', ...page, look: ['ghost', 'small'] },
  },
});
