import { isIP } from 'node:net';
import { isAbsolute, join, resolve } from 'node:path';
import { z } from 'zod';

const port = (fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535, {
      error: 'deve ser um número de porta entre 1 e 65535',
    })
    .transform(Number);

const webAddress = z
  .url({ protocol: /^https?$/, error: 'deve ser um endereço http:// ou https://' })
  .transform((text) => text.replace(/\/+$/, ''));

/** Addresses and networks, as Fastify knows them. Never a number of hops: whoever comes directly could claim them. */
const proxies = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((list) => list.every(isNetwork), {
    error:
      'deve ser uma lista de endereços ou redes, como 127.0.0.1, 10.0.0.0/8 ou loopback, separados por vírgula',
  });

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || rest.length > 0) return false;
  // A network that holds everybody would let anyone name an address of their choice.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest);
}
/** From ten seconds to a day, three days in all: as long as mail servers themselves are patient. */
const patience = '10,60,300,1800,7200,21600,43200,86400,86400';

const secondsList = z
  .string()
  .default(patience)
  .refine((text) => /^\d{1,6}(,\d{1,6}){0,19}$/.test(text), {
    error: 'deve ser uma lista de segundos separados por vírgula, como 10,60,300',
  })
  .transform((text) => text.split(',').map(Number));

const megabyte = 1024 * 1024;

const schema = z.object({
  PORT: port(3000),
  HOST: z.string().min(1, 'não pode ser vazio').default('0.0.0.0'),
  ADMIN_PORT: port(3001),
  // Whoever reaches a fresh admin first creates the first account: never a stranger by default.
  ADMIN_HOST: z.string().min(1, 'não pode ser vazio').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'não pode ser vazio').default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)/, 'deve começar com file: ou postgres://')
    .optional(),
  SITE_URL: webAddress.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'deve ser um endereço smtp:// ou smtps://' })
    .optional(),
  TRUST_PROXY: proxies.optional(),
  POST_LIMIT_PER_MINUTE: z
    .string()
    .default('5')
    .refine((text) => /^[1-9]\d{0,5}$/.test(text), {
      error: 'deve ser um número inteiro entre 1 e 999999',
    })
    .transform(Number),
  UPLOAD_LIMIT_MB: z
    .string()
    .default('20')
    .refine((text) => /^[1-9]\d{0,2}$/.test(text), {
      error: 'deve ser um número inteiro entre 1 e 999',
    })
    .transform(Number),
  MAIL_RETRY_SECONDS: secondsList,
  ADMIN_URL: webAddress.optional(),
  SAMPLE: z.enum(['on', 'off'], { error: 'deve ser on ou off' }).default('on'),
  SITE_NOW: z.iso
    .datetime({
      offset: true,
      error: 'deve ser uma data completa, como 2025-05-12T09:00:00-03:00',
    })
    .optional(),
});

export interface Settings {
  port: number;
  host: string;
  adminPort: number;
  adminHost: string;
  dataDir: string;
  database: { kind: 'sqlite'; url: string } | { kind: 'postgres'; url: string };
  siteUrl: string;
  /** Where editors reach the admin: the link in a mail about a forgotten password. */
  adminUrl: string;
  smtpUrl: string | undefined;
  /** Proxies whose word on a visitor's network address is believed; nobody's when empty. */
  trustedProxies: string[];
  /** How many forms one network address may send in a minute. */
  postLimit: number;
  /** The largest photograph or PDF that the admin takes. */
  uploadLimitBytes: number;
  /** The same with the fields that are sent along with it. */
  uploadRequestBytes: number;
  /** How long a mail that could not be handed over waits, from one attempt to the next. */
  mailRetrySeconds: number[];
  /** Whether an empty database is filled with the sample; off for the real portal. */
  sample: boolean;
  /** Set in tests and for pictures only: the moment at which the site's clock stands still. */
  frozenNow: Date | undefined;
}

export class SettingsError extends Error {}

type Environment = Record<string, string | undefined>;

/** Reads every setting at once, so that a person mends all mistakes in one go. */
export function readSettings(environment: Environment, root = process.cwd()): Settings {
  const known = Object.keys(schema.shape);
  // An empty variable means "not set": that is how shells and service files unset one.
  const given = Object.fromEntries(known.map((key) => [key, environment[key] || undefined]));
  const result = schema.safeParse(given);
  if (!result.success) throw new SettingsError(describeProblems(result.error, environment));
  const values = result.data;
  const dataDir = isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(root, values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    adminPort: values.ADMIN_PORT,
    adminHost: values.ADMIN_HOST,
    dataDir,
    database: readDatabase(values.DATABASE_URL, dataDir),
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    adminUrl: values.ADMIN_URL ?? `http://localhost:${values.ADMIN_PORT}`,
    smtpUrl: values.SMTP_URL,
    trustedProxies: values.TRUST_PROXY ?? [],
    postLimit: values.POST_LIMIT_PER_MINUTE,
    uploadLimitBytes: values.UPLOAD_LIMIT_MB * megabyte,
    uploadRequestBytes: (values.UPLOAD_LIMIT_MB + 1) * megabyte,
    mailRetrySeconds: values.MAIL_RETRY_SECONDS,
    sample: values.SAMPLE === 'on',
    frozenNow: values.SITE_NOW === undefined ? undefined : new Date(values.SITE_NOW),
  };
}

function readDatabase(url: string | undefined, dataDir: string): Settings['database'] {
  if (url === undefined) return { kind: 'sqlite', url: `file:${join(dataDir, 'portal.db')}` };
  if (!url.startsWith('file:')) return { kind: 'postgres', url };
  const path = url.slice('file:'.length);
  return { kind: 'sqlite', url: `file:${isAbsolute(path) ? path : join(dataDir, path)}` };
}

function describeProblems(error: z.ZodError, environment: Environment): string {
  const problems = error.issues.map((issue) => {
    const name = String(issue.path[0]);
    // Addresses may carry passwords, so their values are never printed.
    const shown = name.endsWith('_URL') ? '' : ` (recebido: '${environment[name] ?? ''}')`;
    return `${name} ${issue.message}${shown}`;
  });
  return `Configuração inválida: ${problems.join('; ')}.`;
}
