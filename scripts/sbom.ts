/** `npm run sbom`: writes the bill of materials of this version, to be published beside a release. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials, type Lock } from './bill-of-materials.ts';
import { root } from './run.ts';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
const bill = billOfMaterials(lock);
writeFileSync(join(root, 'sbom.cdx.json'), `${JSON.stringify(bill, undefined, 2)}\n`);
console.log(`sbom.cdx.json: ${bill.components.length} pacotes.`);
