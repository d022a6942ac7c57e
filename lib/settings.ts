// Long because it is a list: every setting, what it may be, and what it means.
import { isAbsolute, join, resolve } from 'node:path';
import { z } from 'zod';
import { isLocalAddress } from './local-address.ts';
import { isPublicKey } from './sealed-stream.ts';
import {
  onOff,
  onOffOrUnset,
  port,
  proxies,
  secondsList,
  storage,
  webAddress,
  wholeNumber,
} from './settings-checks.ts';
import type { StorageAddress } from './storage-address.ts';

const megabyte = 1024 * 1024;

const schema = z.object({
  PORT: port(3000),
  HOST: z.string().min(1, 'não pode ser vazio').default('0.0.0.0'),
  ADMIN_PORT: port(3001),
  // Whoever opens a new admin first creates the first account, so by default it is not reachable from
  // outside.
  ADMIN_HOST: z.string().min(1, 'não pode ser vazio').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'não pode ser vazio').default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)/, 'deve começar com file: ou postgres://')
    .optional(),
  STORAGE_URL: storage.optional(),
  SITE_URL: webAddress.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'deve ser um endereço smtp:// ou smtps://' })
    .optional(),
  YOUTUBE_API_KEY: z.string().optional(),
  TRUST_PROXY: proxies.optional(),
  POST_LIMIT_PER_MINUTE: wholeNumber(5, 6),
  UPLOAD_LIMIT_MB: wholeNumber(20, 3),
  MAIL_RETRY_SECONDS: secondsList,
  ADMIN_URL: webAddress.optional(),
  SAMPLE: onOffOrUnset,
  SECOND_FACTOR: z
    .enum(['personal-data', 'admins', 'all', 'optional'], {
      error: 'deve ser personal-data, admins, all ou optional',
    })
    .default('personal-data'),
  KEEP_WARM: onOff,
  MIRROR_DIR: z.string().optional(),
  BACKUP: onOff,
  BACKUP_DIR: z.string().min(1, 'não pode ser vazio').optional(),
  BACKUP_PUBLIC_KEY: z
    .string()
    .refine(isPublicKey, 'deve ser a chave pública que npm run backup -- --new-key mostra')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'deve ter ao menos 16 caracteres').optional(),
  LOG_FORMAT: z.enum(['text', 'json'], { error: 'deve ser text ou json' }).default('text'),
  WORKERS: wholeNumber(1, 2),
  CHORES: z.enum(['here', 'apart'], { error: 'deve ser here ou apart' }).default('here'),
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
  /** Where photographs and documents are kept; undefined for the disk, under `dataDir`. */
  storage: StorageAddress | undefined;
  siteUrl: string;
  /** Where editors reach the admin: the link in a mail about a forgotten password. */
  adminUrl: string;
  smtpUrl: string | undefined;
  /** Asks the video service how many are watching; without it nobody knows. */
  youtubeKey: string | undefined;
  /** Proxies that are trusted to name a visitor's network address; empty for none. */
  trustedProxies: string[];
  /** How many forms one network address may send in a minute. */
  postLimit: number;
  /** The largest photograph or PDF that the admin takes. */
  uploadLimitBytes: number;
  /** The same with the fields that are sent along with it. */
  uploadRequestBytes: number;
  /** How long a mail that could not be handed over waits, from one attempt to the next. */
  mailRetrySeconds: number[];
  /** Who must have a second factor; everybody may. */
  secondFactor: 'personal-data' | 'admins' | 'all' | 'optional';
  /** Whether an empty database is filled with the sample: where others can reach the site, only when asked for. */
  sample: boolean;
  /** Whether pages that people are reading are rendered again before they ask. */
  keepWarm: boolean;
  /** Where a copy of every public page is kept for the web server; undefined for nowhere. */
  mirrorDir: string | undefined;
  /** Whether the portal makes a backup each day; off where another program does it. */
  dailyBackup: boolean;
  backupDir: string;
  /** Backups are sealed for the holder of its secret half. */
  backupKey: string | undefined;
  /** Lets another machine read the figures; without, only this one may. */
  metricsToken: string | undefined;
  /** Whether each line of the log is one JSON object. */
  jsonLog: boolean;
  /** How many processes serve the site on this machine. */
  workers: number;
  /** Whether mail, schedules, photographs and housekeeping are done by a program of their own; set by `npm start`. */
  choresApart: boolean;
  /** Set in tests and for pictures only: the moment at which the site's clock stands still. */
  frozenNow: Date | undefined;
}

export class SettingsError extends Error {}

type Environment = Record<string, string | undefined>;

/** Reads all settings at once, so that all mistakes are reported together. */
export function readSettings(environment: Environment, root = process.cwd()): Settings {
  const known = Object.keys(schema.shape);
  // An empty variable means "not set": that is how shells and service files unset one.
  const given = Object.fromEntries(known.map((key) => [key, environment[key] || undefined]));
  const result = schema.safeParse(given);
  if (!result.success) throw new SettingsError(describeProblems(result.error, environment));
  const values = result.data;
  const dataDir = resolve(root, values.DATA_DIR);
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
  return {
    port: values.PORT,
    host: values.HOST,
    adminPort: values.ADMIN_PORT,
    adminHost: values.ADMIN_HOST,
    dataDir,
    database: readDatabase(values.DATABASE_URL, dataDir),
    storage: values.STORAGE_URL,
    siteUrl,
    adminUrl: values.ADMIN_URL ?? `http://localhost:${values.ADMIN_PORT}`,
    smtpUrl: values.SMTP_URL,
    youtubeKey: values.YOUTUBE_API_KEY,
    trustedProxies: values.TRUST_PROXY ?? [],
    postLimit: values.POST_LIMIT_PER_MINUTE,
    uploadLimitBytes: values.UPLOAD_LIMIT_MB * megabyte,
    uploadRequestBytes: (values.UPLOAD_LIMIT_MB + 1) * megabyte,
    mailRetrySeconds: values.MAIL_RETRY_SECONDS,
    secondFactor: values.SECOND_FACTOR,
    sample: values.SAMPLE ? values.SAMPLE === 'on' : isLocalAddress(siteUrl),
    keepWarm: values.KEEP_WARM === 'on',
    mirrorDir: values.MIRROR_DIR && resolve(dataDir, values.MIRROR_DIR),
    dailyBackup: values.BACKUP === 'on',
    backupDir: values.BACKUP_DIR ? resolve(root, values.BACKUP_DIR) : join(dataDir, 'backups'),
    backupKey: values.BACKUP_PUBLIC_KEY,
    metricsToken: values.METRICS_TOKEN,
    jsonLog: values.LOG_FORMAT === 'json',
    workers: values.WORKERS,
    choresApart: values.CHORES === 'apart',
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
    // Addresses may carry passwords, and somebody may paste the wrong key: such values are never printed.
    const shown = /_(URL|TOKEN|KEY)$/.test(name) ? '' : ` (recebido: '${environment[name] ?? ''}')`;
    return `${name} ${issue.message}${shown}`;
  });
  return `Configuração inválida: ${problems.join('; ')}.`;
}
