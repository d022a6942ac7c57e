const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

/** As Chromium slows a connection down: a pause before each answer, and so many bytes a second. */
export const networks = {
  'slow-4g': {
    label: 'slow 4G (150 ms, 1.6 Mbit/s)',
    conditions: {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond(1.6),
      uploadThroughput: bytesPerSecond(0.75),
    },
  },
  '3g': {
    label: '3G (400 ms, 0.5 Mbit/s)',
    conditions: {
      offline: false,
      latency: 400,
      downloadThroughput: bytesPerSecond(0.5),
      uploadThroughput: bytesPerSecond(0.25),
    },
  },
} as const;

export type NetworkName = keyof typeof networks;
export const networkNames = Object.keys(networks) as NetworkName[];
