import './calendar.css';
import { paths } from '../../lib/paths.ts';
import { islandExamples } from '../islands/examples.ts';
import { MonthGrid } from './month-grid.island.tsx';

const may = {
  month: '2025-05',
  today: '2025-05-12',
  events: {},
  address: `${paths.events}?data=2025-05`,
};

export const examples = islandExamples({
  from: 'agenda/month-grid',
  component: MonthGrid,
  within: 'calendar',
  states: {
    'without events': may,
    'with a chosen day': {
      ...may,
      chosen: '2025-05-15',
      events: { 10: ['competicao', 'lazer'], 15: ['lazer'], 24: ['competicao'] },
      address: `${paths.events}?data=2025-05&local=macapa`,
    },
    'another month': { ...may, month: '2025-02', address: `${paths.events}?data=2025-02` },
  },
});
