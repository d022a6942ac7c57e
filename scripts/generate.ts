/** `npm run generate`, after a change of the collections: the content system's types and its map of components. */
import { runTool } from './run.ts';

for (const what of ['types', 'importmap'])
  await runTool('payload', [`generate:${what}`], {
    env: { PAYLOAD_CONFIG_PATH: 'cms/payload.config.ts' },
  });
