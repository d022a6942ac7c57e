import { type Answer, judgeRead, judgeWrite } from './answers.ts';

/** Pages that are in the site's memory before a fault: from then on each has a last good page. */
export const readPaths = ['/', '/agenda', '/noticias', '/programas', '/atletas', '/fale-conosco'];

const [readEveryMs, writeEveryMs] = [200, 400];
/** Only ends a hang: longer than the site waits for anything. */
const patienceMs = 120_000;

export interface Load {
  answers: Answer[];
  /** Lets those who write wait; returns when all that were sent have their answer. */
  holdWrites: () => Promise<void>;
  releaseWrites: () => void;
  stop: () => Promise<void>;
}

let people = 0;

/** Visitors who come at a steady pace, however long the answers take, each from an address of their own. */
export function startLoad(site: string): Load {
  const answers: Answer[] = [];
  const asking = new Set<Promise<void>>();
  let writing = true;
  const send = (ask: Promise<Answer>) => {
    const done = ask.then((answer) => void answers.push(answer)).finally(() => asking.delete(done));
    asking.add(done);
  };
  const settle = async () => void (await Promise.all(asking));
  const reads = setInterval(() => send(read(site)), readEveryMs);
  const writes = setInterval(() => writing && send(write(site)), writeEveryMs);
  return {
    answers,
    async holdWrites() {
      writing = false;
      await settle();
    },
    releaseWrites() {
      writing = true;
    },
    async stop() {
      clearInterval(reads);
      clearInterval(writes);
      await settle();
    },
  };
}

/** A visitor's own network address, as the proxy on this machine would tell it. */
function visitor() {
  people += 1;
  const address = `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
  return { number: people, headers: { 'x-forwarded-for': address } };
}

async function ask(kind: Answer['kind'], address: string, init: RequestInit) {
  const askedAt = performance.now();
  const nobody = { kind, askedAt, status: 0 };
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(address, { redirect: 'manual', signal, ...init });
    const text = await response.text();
    const { status, headers } = response;
    const answer = { kind, askedAt, ms: performance.now() - askedAt, status };
    return { answer, text, headers };
  } catch {
    const answer = { ...nobody, ms: performance.now() - askedAt };
    return { answer, text: '', headers: new Headers() };
  }
}

const typeOf = (headers: Headers) => headers.get('content-type') ?? '';

export async function read(site: string, path?: string): Promise<Answer> {
  const { number, headers: own } = visitor();
  const asked = path ?? readPaths[number % readPaths.length] ?? '/';
  const { answer, text, headers } = await ask('read', site + asked, { headers: own });
  if (answer.status === 0) return answer;
  const wrong = judgeRead(answer.status, typeOf(headers), text);
  return { ...answer, ...(wrong && { wrong: `${asked}: ${wrong}` }) };
}

export async function write(site: string): Promise<Answer> {
  const { number, headers: own } = visitor();
  const fields = {
    nome: `Ana ${number}`,
    email: `pessoa-${number}@exemplo.com`,
    assunto: 'elogio',
    mensagem: `Esta mensagem de número ${number} não pode se perder.`,
  };
  const { answer, text, headers } = await ask('write', `${site}/fale-conosco`, {
    ...{ method: 'POST', body: new URLSearchParams(fields), headers: own },
  });
  if (answer.status === 0) return answer;
  const { nome, email, mensagem } = fields;
  const wrong = judgeWrite(answer.status, typeOf(headers), text, [nome, email, mensagem]);
  const protocol = /protocolo=([\w-]+)/.exec(headers.get('location') ?? '')?.[1];
  return { ...answer, ...(wrong && { wrong }), ...(protocol && { protocol }) };
}
