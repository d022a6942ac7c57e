/** `npm run generate`, after a change of the register or the collections: lists, types, the map of components. */
import { writeSubjectLists } from './list-subjects.ts';
import { runTool } from './run.ts';

writeSubjectLists();
for (const what of ['types', 'importmap'])
  await runTool('payload', [`generate:${what}`], {
    env: { PAYLOAD_CONFIG_PATH: 'cms/payload.config.ts' },
  });
