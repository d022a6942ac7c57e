import { z } from 'zod';

/** Since 2 the file ends with a checksum of all its bytes. */
export const formatVersion = 2;

/** Where members of the archive lie. The manifest is the last one: an archive without it is not complete. */
export const places = { database: 'banco', files: 'arquivos', manifest: 'manifesto.json' } as const;

export const databaseFile = 'portal.db';

const member = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() });

const schema = z.object({
  format: z.union([z.literal(1), z.literal(formatVersion)]),
  app: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  startedAt: z.iso.datetime(),
  /** Names of the migrations that the database had, in their order. */
  migrations: z.array(z.string()),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.number()),
  /** In the order of the archive; of a name that comes twice the later one counts. */
  members: z.array(member),
});

export type Manifest = z.infer<typeof schema>;
export type Member = z.infer<typeof member>;

export const readManifest = (text: string) => schema.safeParse(JSON.parse(text)).data;
