/** What is read of an entry of `package-lock.json`. */
interface Locked {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  name: string;
  version: string;
  packages: Record<string, Locked>;
}

interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  scope: 'optional' | 'required';
  purl: string;
  hashes?: { alg: string; content: string }[];
  licenses?: { license: { name: string } }[];
}

const folder = 'node_modules/';
const nameOf = (place: string) => place.slice(place.lastIndexOf(folder) + folder.length);

/** A package's address as software that compares bills of materials knows it. */
const purlOf = (name: string, version = '') =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

/** 'sha512-…' in base 64, as the lock has it. */
function hashesOf(integrity: string) {
  const [kind = '', value = ''] = integrity.split('-');
  const content = Buffer.from(value, 'base64').toString('hex');
  return [{ alg: kind.toUpperCase().replace('SHA', 'SHA-'), content }];
}

/** Where a package finds another: beside its own, else one folder further up. */
function placeOf(packages: Lock['packages'], from: string, name: string): string | undefined {
  for (let inside = from; ; inside = inside.slice(0, Math.max(0, inside.lastIndexOf(folder) - 1))) {
    const place = `${inside === '' ? '' : `${inside}/`}${folder}${name}`;
    if (packages[place]) return place;
    if (inside === '') return undefined;
  }
}

/**
 * The packages that a portal runs with, as a CycloneDX bill of materials: names, versions, hashes, licences, and who
 * needs whom. From the lock alone, so that it is the same on every machine and names none; npm's own `npm sbom`
 * writes the name of the folder and the time.
 */
export function billOfMaterials({ name, version, packages }: Lock) {
  const used = Object.entries(packages).filter(([place, { dev }]) => place !== '' && !dev);
  const refOf = (place: string) => purlOf(nameOf(place), packages[place]?.version);
  const neededBy = (place: string, { dependencies, optionalDependencies }: Locked) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .map((needed) => placeOf(packages, place, needed))
      .filter((found) => found !== undefined)
      .map(refOf);
  const root = `pkg:npm/${name}@${version}`;
  const needs = new Map<string, string[]>([[root, neededBy('', packages[''] ?? {})]]);
  const components = new Map<string, Component>();
  for (const [place, locked] of used) {
    const ref = refOf(place);
    needs.set(ref, [...(needs.get(ref) ?? []), ...neededBy(place, locked)]);
    components.set(ref, {
      type: 'library',
      'bom-ref': ref,
      name: nameOf(place),
      version: locked.version ?? '',
      scope: locked.optional ? 'optional' : 'required',
      purl: ref,
      ...(locked.integrity ? { hashes: hashesOf(locked.integrity) } : {}),
      ...(locked.license ? { licenses: [{ license: { name: locked.license } }] } : {}),
    });
  }
  const sorted = <Value>(map: Map<string, Value>) =>
    [...map].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
    metadata: {
      lifecycles: [{ phase: 'pre-build' }],
      component: { type: 'application', 'bom-ref': root, name, version, purl: root },
    },
    components: sorted(components).map(([, component]) => component),
    dependencies: sorted(needs).map(([ref, list]) => ({
      ref,
      dependsOn: [...new Set(list)].toSorted(),
    })),
  };
}
