import { setTimeout as pause } from 'node:timers/promises';

export interface Answer {
  status: number;
  /** What the sender was told: the protocol of a message, or that a subscription is kept. */
  kept: string | undefined;
}

/** Each sender has a network address of its own, as a proxy tells it. */
const networkOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

export async function post(
  site: string,
  path: string,
  fields: Record<string, string>,
  network: string,
): Promise<Answer> {
  const response = await fetch(site + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': network },
    body: new URLSearchParams(fields),
  });
  const text = await response.text();
  const protocol = /protocolo=(\S+)/.exec(response.headers.get('location') ?? '')?.[1];
  const kept = text.includes('Inscrição realizada!') ? 'subscribed' : protocol;
  return { status: response.status, kept };
}

export const sendMessage = (site: string, email: string, network: string) =>
  post(
    site,
    '/fale-conosco',
    { nome: 'Ana', email, assunto: 'elogio', mensagem: 'Que bom jogo!' },
    network,
  );

export const subscribe = (site: string, email: string, network: string) =>
  post(site, '/newsletter', { email, origem: '/' }, network);

export interface LoadResult {
  /** By the sender's address: what was told. */
  messages: Map<string, string>;
  subscriptions: Set<string>;
  /** Answers that acknowledged nothing, by status. */
  others: Record<string, number>;
  /** What was really asked of the sites. */
  perSecond: number;
  /** Milliseconds until the answer: of half the posts, of 99 in a hundred, at most. */
  waited: { median: number; most99: number; longest: number };
}

/**
 * Messages and subscriptions in turn, spread over the sites, so many a second whether or not the ones before are
 * answered.
 */
export async function postLoad(
  sites: readonly string[],
  count: number,
  perSecond: number,
): Promise<LoadResult> {
  const messages = new Map<string, string>();
  const subscriptions = new Set<string>();
  const others: Record<string, number> = {};
  const times: number[] = [];
  const send = async (number: number) => {
    const email = `pessoa-${number}@exemplo.com`;
    const site = sites[(number >> 1) % sites.length] ?? '';
    const began = performance.now();
    const how = number % 2 === 0 ? sendMessage : subscribe;
    const { status, kept } = await how(site, email, networkOf(number + 1));
    times.push(performance.now() - began);
    if (kept === undefined) others[status] = (others[status] ?? 0) + 1;
    else if (number % 2 === 0) messages.set(email, kept);
    else subscriptions.add(email);
  };
  const began = performance.now();
  const sent: Promise<void>[] = [];
  for (let number = 0; number < count; number += 1) {
    const early = began + (number * 1000) / perSecond - performance.now();
    if (early > 0) await pause(early);
    sent.push(send(number));
  }
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(sent);
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  const waited = { median: at(0.5), most99: at(0.99), longest: at(1) };
  return { messages, subscriptions, others, perSecond: count / seconds, waited };
}
