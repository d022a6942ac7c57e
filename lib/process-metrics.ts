import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gauge, total } from './metrics.ts';

/** What every program tells of itself: memory, processor, and how long its event loop stands still. */
export function measureProcess(): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const seconds = (nanoseconds: number) => nanoseconds / 1e9;
  gauge(
    'portal_event_loop_delay_seconds',
    'Atraso do laço de eventos desde a leitura anterior.',
    () => {
      const figures = {
        '0.5': seconds(delay.percentile(50)),
        '0.99': seconds(delay.percentile(99)),
        '1': seconds(delay.max),
      };
      delay.reset();
      return figures;
    },
    'quantile',
  );
  gauge('process_resident_memory_bytes', 'Memória do processo.', () => process.memoryUsage.rss());
  gauge('process_start_time_seconds', 'Início do processo.', () =>
    Math.round(performance.timeOrigin / 1000),
  );
  total('process_cpu_seconds_total', 'Tempo de processador.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
}
