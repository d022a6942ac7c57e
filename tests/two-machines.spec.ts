// Long because all tests share six programs, which take long to start.
import { request as newRequest } from '@playwright/test';
import { account } from './support/editors-portal.ts';
import { measured } from './support/measured.ts';
import { type Portal, until } from './support/portal.ts';
import { type LoadResult, postLoad, sendMessage, subscribe } from './support/post-load.ts';
import { hasPostgres } from './support/postgres.ts';
import { asAnotherVisitor } from './support/public-addresses.ts';
import { long } from './support/share.ts';
import { expect, test } from './support/test.ts';
import { killWorker, openTwoMachines, type TwoMachines } from './support/two-machines.ts';

const perSecond = 50;
const seconds = long ? 60 : 4;
const publications = long ? 8 : 2;
const pairs = long ? 40 : 8;

const isOurs = (address: string) => address.startsWith('pessoa-');
const without = (all: string[], some: string[]) => {
  const known = new Set(some);
  return all.filter((one) => !known.has(one));
};

test.describe('two sites, two workers and an admin on one PostgreSQL', () => {
  test.skip(!hasPostgres, 'no PostgreSQL on this machine');
  test.describe.configure({ mode: 'serial' });
  let all: TwoMachines;
  let workers: Portal[];
  let headers: Record<string, string>;

  const api = (path: string) => `${all.admin}/api/${path}`;
  const call = async (path: string, data: object) => {
    const response = await fetch(api(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(data),
    });
    expect(response.ok, `${path}: ${response.status}`).toBe(true);
    return response.json();
  };
  const addresses = async (sql: string) =>
    (await all.query(sql)).map(({ address }) => String(address));
  const received = () => all.server.received.map(({ recipients: [first = ''] }) => first);
  const inState = (state: string) =>
    addresses(`SELECT "to" AS address FROM outgoing_mails WHERE state = '${state}' ORDER BY 1`);

  test.beforeAll(async () => {
    all = await openTwoMachines();
    headers = {};
    await call('users/first-register', { ...account, name: 'Ana Editora' });
    const { token } = await call('users/login', account);
    headers = { authorization: `JWT ${token}` };
  });
  test.afterAll(() => all.close());

  test('an edition that is due when both workers start goes out once', async () => {
    const readers = Array.from({ length: 30 }, (_, place) => `leitora-${place}@exemplo.com`);
    for (const [place, email] of readers.entries())
      await subscribe(all.sites[place % 2] ?? '', email, `192.0.2.${place}`);
    await all.query("UPDATE newsletter_subscriptions SET state = 'confirmada'");
    await all.query('DELETE FROM outgoing_mails');
    await call('newsletter-editions', { subject: 'A semana', body: 'Oi.' });
    await all.query(
      "UPDATE newsletter_editions SET state = 'agendada', send_at = now() - interval '1 minute'",
    );
    workers = await Promise.all([all.start('worker'), all.start('worker')]);
    await until(async () => (await inState('enviado')).length === readers.length);
    expect((await inState('esperando')).length).toBe(0);
    expect(received().sort()).toEqual(readers.sort());
  });

  /** How long after the editor's answer both sites showed each publication. */
  async function publish(): Promise<void> {
    for (let number = 1; number <= publications; number += 1) {
      const title = `Notícia no meio da multidão ${number}`;
      await call('news', {
        ...{ title, excerpt: 'Um resumo.', category: 'lazer-e-recreacao' },
        ...{ date: new Date().toISOString(), _status: 'published' },
      });
      await Promise.all(
        all.sites.map((site, place) =>
          measured(`publication ${number} on site ${place + 1}`, () =>
            until(async () => {
              const home = await fetch(site, { headers: asAnotherVisitor() });
              return (await home.text()).includes(title);
            }),
          ),
        ),
      );
    }
  }

  /** What was being sent when its worker was killed may have arrived: nobody sends it again by itself. */
  async function settleMails(): Promise<string[]> {
    const isOver = async (state: string) => (await inState(state)).length === 0;
    await until(() => isOver('esperando'));
    // These finish what they have in hand; what is left belongs to nobody.
    await Promise.all(workers.map(({ stop }) => stop()));
    await all.query(
      "UPDATE outgoing_mails SET next_attempt_at = now() - interval '1 minute' WHERE state = 'enviando'",
    );
    workers = await Promise.all([all.start('worker'), all.start('worker')]);
    await until(async () => (await isOver('esperando')) && (await isOver('enviando')));
    return inState('incerto');
  }

  function reportLoad({ messages, subscriptions, others, ...figures }: LoadResult): void {
    const told = { messages: messages.size, subscriptions: subscriptions.size, others };
    console.log(`    ${JSON.stringify({ ...told, ...figures })}`);
  }

  test(`${perSecond} posts a second for ${seconds} s: what was acknowledged is stored and mailed once, and both sites follow the editor`, async () => {
    // Every wait in it has its own limit.
    test.setTimeout(0);
    const count = perSecond * seconds;
    const unanswered: string[] = [];
    all.whenLetterComes((address) => {
      if (unanswered.length > 0 || all.server.received.length < count / 4) return;
      unanswered.push(address);
      for (const worker of workers) killWorker(worker);
    });
    const [load] = await Promise.all([postLoad(all.sites, count, perSecond), publish()]);
    reportLoad(load);
    const { messages, subscriptions } = load;

    // On a machine that is too slow some are told to try again, and of these a few may be kept all the same.
    expect(Object.keys(load.others).filter((status) => status !== '503')).toEqual([]);
    const told = [...[...messages].map((pair) => pair.join(' ')), ...subscriptions];
    const stored = await addresses(
      `SELECT email || ' ' || protocol AS address FROM contact_messages WHERE email LIKE 'pessoa-%'
       UNION ALL SELECT email FROM newsletter_subscriptions WHERE email LIKE 'pessoa-%'`,
    );
    const untold = without(stored, told);
    console.log(`    stored: ${stored.length}, of these not acknowledged: ${untold.length}`);
    expect(without(told, stored)).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
    expect(load.others['503'] ?? 0).toBeGreaterThanOrEqual(untold.length);

    const uncertain = await measured('until every mail was settled', settleMails);
    console.log(`    uncertain: ${uncertain.join(', ')}`);
    expect(uncertain).toEqual(expect.arrayContaining(unanswered));
    expect(unanswered).toHaveLength(1);
    const sent = (await inState('enviado')).filter(isOurs);
    expect([...sent, ...uncertain].sort()).toEqual(stored.map((one) => one.split(' ')[0]).sort());
    const arrived = received().filter(isOurs);
    expect(arrived.length).toBe(new Set(arrived).size);
    expect(without(sent, arrived)).toEqual([]);
    const listed = await fetch(api('outgoing-mails?where[state][equals]=incerto'), { headers });
    expect((await listed.json()).totalDocs).toBe(uncertain.length);
  });

  test('the same post to both sites at the same moment is kept once', async () => {
    const [one = '', other = ''] = all.sites;
    const both = (how: typeof sendMessage, email: string, network: string) =>
      Promise.all([how(one, email, `${network}.1`), how(other, email, `${network}.2`)]);
    for (let pair = 0; pair < pairs; pair += 1) {
      const email = `dupla-${pair}@exemplo.com`;
      const [first, second] = await both(sendMessage, email, `172.16.${pair}`);
      expect(first.kept).toMatch(/^\d{4}-\w{6}$/);
      expect(second.kept).toBe(first.kept);
      const told = await both(subscribe, `irma-${email}`, `172.17.${pair}`);
      expect(told.map(({ kept }) => kept)).toEqual(['subscribed', 'subscribed']);
    }
    const count = async (table: string, column: string) =>
      (await all.query(`SELECT 1 FROM ${table} WHERE ${column} LIKE '%dupla-%'`)).length;
    expect(await count('contact_messages', 'email')).toBe(pairs);
    expect(await count('newsletter_subscriptions', 'email')).toBe(pairs);
    expect(await count('outgoing_mails', '"to"')).toBe(2 * pairs);
    await until(async () => (await inState('esperando')).length === 0);
    await until(() => received().filter((to) => to.includes('dupla-')).length === 2 * pairs);
  });

  test('one sender has one limit on both sites', async () => {
    const network = '198.51.100.7';
    const send = (place: number) =>
      subscribe(all.sites[place % 2] ?? '', `muitas-${place}@exemplo.com`, network);
    expect((await send(0)).status).toBe(200);
    // Moved to the future, so that the minute does not end during the test.
    await all.query("UPDATE post_counts SET window_ends_at = now() + interval '10 hours'");
    const answers = await Promise.all(Array.from({ length: 11 }, (_, place) => send(place + 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('a migration that the running version would stumble over waits until it is stopped', async () => {
    const rename = (from: string, to: string) =>
      all.query('UPDATE payload_migrations SET name = ? WHERE name = ?', [to, from]);
    // As if this version brought it.
    const breaking = '20261116_051632_drop_program_hours';
    await rename(breaking, 'nenhuma');
    await expect(all.start('worker')).rejects.toThrow(
      'Pare o portal em todas as máquinas e comece de novo; nada foi mudado.',
    );
    await rename('nenhuma', breaking);
    for (const site of all.sites) expect((await fetch(`${site}/programas`)).status).toBe(200);
  });

  test('a session holds in a second admin, and its end too', async () => {
    const second = await all.start('admin');
    const context = await newRequest.newContext({ extraHTTPHeaders: headers });
    const nameAt = async (admin: string) =>
      (await (await context.get(`${admin}/api/users/me`)).json()).user?.email;
    expect(await nameAt(all.admin)).toBe(account.email);
    expect(await nameAt(second.admin)).toBe(account.email);
    expect((await context.post(`${second.admin}/api/users/logout`)).ok()).toBe(true);
    expect(await nameAt(all.admin)).toBeUndefined();
    await context.dispose();
  });
});
