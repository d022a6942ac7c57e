import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { subjectNames, subjects } from '../lib/subjects.ts';
import { root } from './run.ts';

const head = '// Made by `npm run generate` from lib/subjects.ts.\n';
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const collections = [...new Set(subjectNames.flatMap((name) => subjects[name].collections))];

/**
 * What the register names, imported by file: a subject's collections, its part of the door, its sample.
 * Written instead of imported by name, so that types, bundlers and editors follow it.
 */
export const subjectLists: Record<string, string> = {
  'cms/collections.generated.ts': [
    head,
    ...collections.map((name) => `import { ${camelCase(name)} } from './collections/${name}.ts';`),
    `\nexport const subjectCollections = [${collections.map(camelCase).join(', ')}];`,
  ].join('\n'),
  'content/subjects.generated.ts': [
    head,
    "import type { SubjectName } from '../lib/subjects.ts';",
    "import type { SubjectContent } from './subject.ts';",
    ...subjectNames.map((name) => `import { subject as ${name} } from './subjects/${name}.ts';`),
    `\nexport const subjectContents: Record<SubjectName, SubjectContent> = { ${subjectNames.join(', ')} };`,
  ].join('\n'),
  'sample/subjects.generated.ts': [
    head,
    ...collections.map((name) => `import { ${camelCase(name)} } from './${name}.ts';`),
    `\nexport const subjectSamples = { ${collections
      .map((name) => (camelCase(name) === name ? name : `'${name}': ${camelCase(name)}`))
      .join(', ')} };`,
  ].join('\n'),
};

export function writeSubjectLists(): void {
  for (const [file, text] of Object.entries(subjectLists)) writeFileSync(join(root, file), text);
}
