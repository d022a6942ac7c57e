import type { LineSpeed } from './slow-line.ts';

const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

interface Network {
  label: string;
  speed: LineSpeed;
}

export const networks = {
  'slow-4g': {
    label: 'slow 4G (150 ms, 1.6 Mbit/s)',
    speed: { latency: 150, down: bytesPerSecond(1.6), up: bytesPerSecond(0.75) },
  },
  '3g': {
    label: '3G (400 ms, 0.5 Mbit/s)',
    speed: { latency: 400, down: bytesPerSecond(0.5), up: bytesPerSecond(0.25) },
  },
} satisfies Record<string, Network>;

export type NetworkName = keyof typeof networks;
export const networkNames = Object.keys(networks) as NetworkName[];
