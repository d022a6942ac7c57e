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

/** Where the thing that once had this address is now; nothing when it is not public, or not yet. */
export async function findNewAddress(
  section: Section,
  slug: string,
  now: Date,
): Promise<string | undefined> {
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
    where: {
      id: { equals: docs[0].document },
      ...(collection === 'news' ? { date: { less_than_equal: now.toISOString() } } : {}),
    },
    select: { slug: true },
    limit: 1,
    ...asVisitor,
  });
  const current = found.docs[0]?.slug;
  return current ? `${section}/${current}` : undefined;
}
