// Loaded into a portal's programs by a test of the watchdog: a signal makes one hang, or busy but alive.
process.on('SIGUSR2', () => {
  for (;;);
});
process.on('SIGWINCH', work);

/** Leaves hardly anything to others, but lets them have their turns. */
function work() {
  const until = performance.now() + 200;
  while (performance.now() < until);
  setTimeout(work);
}
