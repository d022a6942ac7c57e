/**
 * Without these V8 plans with half of the machine's memory and collects garbage late: 100,000 addresses took
 * 270 MB more, of which 85 MB were in use (`bench/README.md`).
 */
export const siteMemoryFlags = ['--max-old-space-size=512', '--max-semi-space-size=16'];
