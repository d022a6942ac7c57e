import { asVisitor, openPayload } from './payload.ts';

/** Which collections answer under an address of the site. */
const sections = {
  '/agenda': ['events'],
  '/noticias': ['news'],
  '/programas': ['programs'],
  '/atletas': ['athletes'],
  '/transmissoes': ['recorded-broadcasts', 'upcoming-broadcasts'],
} as const;
export type Section = keyof typeof sections;

/** Where the thing that once had this address is now; nothing when it is no longer public. */
export async function findNewAddress(section: Section, slug: string): Promise<string | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'former-addresses',
    where: { and: [{ of: { in: sections[section] } }, { slug: { equals: slug } }] },
    sort: '-updatedAt',
    limit: 1,
  });
  const collection = sections[section].find((name) => name === docs[0]?.of);
  if (!docs[0] || !collection) return undefined;
  const found = await payload.find({
    collection,
    where: { id: { equals: docs[0].document } },
    select: { slug: true },
    limit: 1,
    ...asVisitor,
  });
  const now = found.docs[0]?.slug;
  return now ? `${section}/${now}` : undefined;
}
