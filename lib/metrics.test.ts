import { expect, test } from 'vitest';
import { collectMetrics, counter, gauge, withLabels, writeMetrics } from './metrics.ts';

test('is written as Prometheus reads it, with each figure of several programs in one place', async () => {
  const pages = counter('portal_x_total', 'Páginas.', 'status');
  pages.add('200');
  pages.add('200', 2);
  pages.add('a "b"\\\n');
  counter('portal_y_total', 'Nada ainda.');
  gauge('portal_z', 'Fila.', async () => 1.5);
  gauge('portal_lost', 'Sem banco.', async () => Promise.reject(new Error('gone')));
  const families = await collectMetrics();
  const both = [
    ...withLabels(families, { program: 'site', process: '1' }),
    ...withLabels(families.slice(-1), { program: 'site', process: '2' }),
  ];
  expect(writeMetrics(both)).toBe(
    [
      '# HELP portal_x_total Páginas.',
      '# TYPE portal_x_total counter',
      'portal_x_total{program="site",process="1",status="200"} 3',
      'portal_x_total{program="site",process="1",status="a \\"b\\"\\\\\\n"} 1',
      '# HELP portal_y_total Nada ainda.',
      '# TYPE portal_y_total counter',
      'portal_y_total{program="site",process="1"} 0',
      '# HELP portal_z Fila.',
      '# TYPE portal_z gauge',
      'portal_z{program="site",process="1"} 1.5',
      'portal_z{program="site",process="2"} 1.5',
      '',
    ].join('\n'),
  );
});
