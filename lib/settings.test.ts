// Long because it is a list: every setting and each way to write it wrong.
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const read = (environment: Record<string, string>) => readSettings(environment, '/srv/portal');
const problem = (environment: Record<string, string>) => {
  try {
    read(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error('The settings were accepted.');
};

describe('defaults', () => {
  test('work without any variable', () => {
    expect(read({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      adminPort: 3001,
      adminHost: '127.0.0.1',
      dataDir: '/srv/portal/data',
      database: { kind: 'sqlite', url: 'file:/srv/portal/data/portal.db' },
      siteUrl: 'http://localhost:3000',
      adminUrl: 'http://localhost:3001',
      smtpUrl: undefined,
      trustedProxies: [],
      postLimit: 5,
      uploadLimitBytes: 20_971_520,
      uploadRequestBytes: 22_020_096,
      mailRetrySeconds: [10, 60, 300, 1800, 7200, 21_600, 43_200, 86_400, 86_400],
      secondFactor: 'personal-data',
      sample: true,
      keepWarm: true,
      dailyBackup: true,
      backupDir: '/srv/portal/data/backups',
      workers: 1,
      choresApart: false,
      jsonLog: false,
      frozenNow: undefined,
    });
  });

  test('an empty variable counts as not set', () => {
    expect(read({ PORT: '', SITE_NOW: '' })).toEqual(read({}));
  });

  test('the site address follows the port', () => {
    expect(read({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  });
});

describe('what is given', () => {
  test('a PostgreSQL address chooses PostgreSQL', () => {
    const url = 'postgres://portal@db/portal';
    expect(read({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url });
  });

  test('a relative SQLite file lies under DATA_DIR', () => {
    expect(read({ DATABASE_URL: 'file:other.db', DATA_DIR: '/var/portal' }).database).toEqual({
      kind: 'sqlite',
      url: 'file:/var/portal/other.db',
    });
  });

  test('the clock can be frozen', () => {
    const { frozenNow } = read({ SITE_NOW: '2025-05-12T09:00:00-03:00' });
    expect(frozenNow?.toISOString()).toBe('2025-05-12T12:00:00.000Z');
  });

  test('proxies are addresses and networks', () => {
    const { trustedProxies } = read({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8, loopback' });
    expect(trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8', 'loopback']);
  });

  test('a trailing slash of the site address is dropped', () => {
    expect(read({ SITE_URL: 'https://esporte.example/' }).siteUrl).toBe('https://esporte.example');
  });
});

describe('mistakes', () => {
  test.each([
    '1',
    'true',
    '*',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0/8',
    'proxy.example',
    '127.0.0.1,',
  ])('TRUST_PROXY=%s is refused', (TRUST_PROXY) => {
    expect(problem({ TRUST_PROXY })).toContain('TRUST_PROXY deve ser uma lista de endereços');
  });

  test('KEEP_WARM=off renders pages when they are asked for only', () => {
    expect(read({ KEEP_WARM: 'off' }).keepWarm).toBe(false);
  });

  test('an address that others can reach starts without invented content, unless SAMPLE=on asks for it', () => {
    const SITE_URL = 'https://portal.exemplo.ap.gov.br';
    expect(read({ SITE_URL }).sample).toBe(false);
    expect(read({ SITE_URL, SAMPLE: '' }).sample).toBe(false);
    expect(read({ SITE_URL, SAMPLE: 'on' }).sample).toBe(true);
    expect(read({ SITE_URL: 'http://portal.localhost:3000' }).sample).toBe(true);
  });

  test('SAMPLE=off starts without the sample, and a slip is not taken for it', () => {
    expect(read({ SAMPLE: 'off' }).sample).toBe(false);
    expect(problem({ SAMPLE: 'não' })).toBe(
      "Configuração inválida: SAMPLE deve ser on ou off (recebido: 'não').",
    );
  });

  test.each(['0', '1000', '20 MB'])('UPLOAD_LIMIT_MB=%s is refused', (limit) => {
    expect(problem({ UPLOAD_LIMIT_MB: limit })).toContain('UPLOAD_LIMIT_MB');
  });

  test.each(['0', '-1', 'sem', '1.5'])('POST_LIMIT_PER_MINUTE=%s is refused', (limit) => {
    expect(problem({ POST_LIMIT_PER_MINUTE: limit })).toContain('POST_LIMIT_PER_MINUTE');
  });

  test.each(['abc', '0', '65536', '-1', '3000.5', ' 3000'])('PORT=%s is refused', (PORT) => {
    expect(problem({ PORT })).toBe(
      `Configuração inválida: PORT deve ser um número de porta entre 1 e 65535 (recebido: '${PORT}').`,
    );
  });

  test.each(['0,5', '3'])('MAIL_RETRY_SECONDS=%s is taken', (MAIL_RETRY_SECONDS) => {
    const expected = MAIL_RETRY_SECONDS.split(',').map(Number);
    expect(read({ MAIL_RETRY_SECONDS }).mailRetrySeconds).toEqual(expected);
  });

  test.each(['10, 60', '-1', '1.5', ',', 'logo'])(
    'MAIL_RETRY_SECONDS=%s is refused',
    (MAIL_RETRY_SECONDS) => {
      expect(problem({ MAIL_RETRY_SECONDS })).toContain('MAIL_RETRY_SECONDS deve ser uma lista');
    },
  );

  test('all are told in one line', () => {
    const message = problem({ PORT: 'abc', SITE_NOW: 'ontem' });
    expect(message).toContain('PORT');
    expect(message).toContain('SITE_NOW');
    expect(message).not.toContain('\n');
  });

  test('a password is never repeated', () => {
    expect(problem({ DATABASE_URL: 'mysql://root:segredo@db' })).not.toContain('segredo');
    expect(problem({ SMTP_URL: 'http://u:segredo@mail' })).not.toContain('segredo');
    expect(problem({ STORAGE_URL: 's3://chave:segredo@host/' })).toMatch(
      /^[^:]+: STORAGE_URL deve ser s3:/,
    );
    expect(problem({ STORAGE_URL: 's3://chave:segredo@host/' })).not.toContain('segredo');
  });
});
