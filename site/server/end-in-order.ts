/** As long as the launcher would wait for us; it may be gone itself (`scripts/programs.ts`). */
const patienceMs = 10_000;

/** Ends this program when it is told to, after what must be finished. */
export function endInOrder(finish: () => Promise<unknown>): void {
  let ending = false;
  async function end(): Promise<void> {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    await finish();
    process.exit(0);
  }
  // 'disconnect' comes when the program that started us is gone, even by force.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, end);
  if (process.connected === false) void end();
}
