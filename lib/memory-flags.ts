/**
 * V8 otherwise plans with half the machine and leaves garbage lying until then: 100,000 addresses took
 * 270 MB more, of which 85 MB were in use (`bench/README.md`). Within these it cleans up sooner.
 */
export const siteMemoryFlags = ['--max-old-space-size=512', '--max-semi-space-size=16'];
