import { moment } from './moment.ts';
import type { SampleTransparencyRecord } from './shapes.ts';

type Amounts = { planned: number; paid: number };

/** Invented figures, in reais. Those of 2025 stand at the end of April. */
const lines: readonly { title: string; years: Record<2023 | 2024 | 2025, Amounts> }[] = [
  {
    title: 'Programas de esporte e lazer',
    years: {
      2023: { planned: 4_200_000, paid: 4_071_300.4 },
      2024: { planned: 4_650_000, paid: 4_512_980.75 },
      2025: { planned: 5_100_000, paid: 1_638_400.2 },
    },
  },
  {
    title: 'Esporte de rendimento e Bolsa Atleta',
    years: {
      2023: { planned: 2_400_000, paid: 2_388_000 },
      2024: { planned: 2_900_000, paid: 2_871_600 },
      2025: { planned: 3_300_000, paid: 1_042_500 },
    },
  },
  {
    title: 'Paradesporto',
    years: {
      2023: { planned: 980_000, paid: 914_250.6 },
      2024: { planned: 1_250_000, paid: 1_198_730.1 },
      2025: { planned: 1_600_000, paid: 487_910.35 },
    },
  },
  {
    title: 'Reforma e manutenção de espaços esportivos',
    years: {
      2023: { planned: 6_100_000, paid: 5_240_870.9 },
      2024: { planned: 7_300_000, paid: 6_418_220.55 },
      2025: { planned: 6_900_000, paid: 1_920_340.8 },
    },
  },
  {
    title: 'Eventos e competições',
    years: {
      2023: { planned: 3_050_000, paid: 2_987_640.25 },
      2024: { planned: 3_400_000, paid: 3_366_090 },
      2025: { planned: 3_750_000, paid: 1_105_280.6 },
    },
  },
  {
    title: 'Administração e pessoal',
    years: {
      2023: { planned: 5_200_000, paid: 5_184_300.15 },
      2024: { planned: 5_450_000, paid: 5_421_760.4 },
      2025: { planned: 5_700_000, paid: 1_903_150.9 },
    },
  },
];

export const budget: readonly SampleTransparencyRecord[] = ([2025, 2024, 2023] as const).flatMap(
  (year) =>
    lines.map(({ title, years }, index) => ({
      title,
      subject: 'orcamento' as const,
      year,
      reference: `Ação 000${index + 1} (exemplo)`,
      plannedAmount: years[year].planned,
      paidAmount: years[year].paid,
      date: moment(year === 2025 ? '2025-04-30' : `${year}-12-31`, '12:00'),
      situation: year === 2025 ? 'Em execução' : 'Encerrado',
    })),
);
