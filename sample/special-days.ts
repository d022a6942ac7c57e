import { moment } from './moment.ts';
import type { MunicipalitySlug } from './municipalities.ts';
import type { SampleSpecialDay } from './shapes.ts';

export const specialDays: readonly SampleSpecialDay<MunicipalitySlug>[] = [
  {
    name: 'Aniversário de Macapá',
    day: moment('2025-02-04', '12:00'),
    kind: 'feriado',
    municipality: 'macapa',
    everyYear: true,
  },
];
