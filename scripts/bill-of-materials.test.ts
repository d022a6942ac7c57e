import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials, type Lock } from './bill-of-materials.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const bill = JSON.parse(JSON.stringify(billOfMaterials(lock))) as ReturnType<
  typeof billOfMaterials
>;

test('the bill of materials names every package of production with version and address, and no other', () => {
  const named = bill.components.map(({ name, version, purl }) => [`${name}@${version}`, purl]);
  const locked = Object.entries(lock.packages)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .map(([place, { version }]) => `${place.replace(/^.*node_modules\//, '')}@${version}`);
  expect(named.map(([one]) => one).toSorted()).toEqual([...new Set(locked)].toSorted());
  for (const [one = '', purl] of named)
    expect(purl).toBe(`pkg:npm/${one.replace(/^@/, '%40').replaceAll('+', '%2B')}`);
  expect(named.map(([one]) => one)).toContain('payload@3.90.2');
  expect(named.join()).not.toContain('vitest');
});

test('it is CycloneDX: each reference is one component, and a hash is as long as its kind', () => {
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  const references = new Set(bill.components.map(({ purl }) => purl));
  expect(references.size).toBe(bill.components.length);
  for (const { ref, dependsOn } of bill.dependencies) {
    expect(references.has(ref) || ref === bill.metadata.component.purl, ref).toBe(true);
    for (const needed of dependsOn) expect(references, `${ref} needs ${needed}`).toContain(needed);
  }
  const next = bill.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/next@'));
  expect(next?.dependsOn).toContainEqual(expect.stringMatching(/^pkg:npm\/postcss@/));
  const lengths: Record<string, number> = { 'SHA-512': 128, 'SHA-1': 40 };
  for (const { name, hashes = [] } of bill.components)
    for (const { alg, content } of hashes) expect(content.length, name).toBe(lengths[alg]);
});

test('it names no registry and no machine', () => {
  const addresses = JSON.stringify(bill).match(/[a-z]+:\/\/[^"]*/g);
  expect(addresses).toEqual(['http://cyclonedx.org/schema/bom-1.6.schema.json']);
});
