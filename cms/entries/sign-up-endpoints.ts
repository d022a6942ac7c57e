import type { Endpoint, PayloadRequest } from 'payload';
import { now } from '../../lib/clock.ts';
import { csvHead, csvRows } from '../../lib/csv.ts';
import { shortDate } from '../../lib/dates.ts';
import { signUpPath } from '../../lib/paths.ts';
import { isEntryChecker } from '../access/entry-checkers.ts';
import { refuse } from '../hooks/refuse.ts';
import type { SignUp } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { doorList } from './door-list.ts';
import { createDraft } from './drafts.ts';
import { listAccepted, noteLook } from './read-accepted.ts';

async function signUpOf({ payload, routeParams }: PayloadRequest): Promise<SignUp> {
  const found = await payload.findByID({
    collection: 'sign-ups',
    id: Number(routeParams?.id),
    disableErrors: true,
  });
  return found ?? refuse('Este formulário não existe.', 404);
}

const onlyCheckers = (req: PayloadRequest): void => {
  if (!isEntryChecker(req)) refuse('Só quem confere inscrições vê estes dados.', 403);
};

const personal = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Begins a form for somebody who came to the counter, and may have neither e-mail nor telephone. */
const atCounter: Endpoint = {
  path: '/:id/balcao',
  method: 'post',
  handler: async (req) => {
    const role = req.user?.role;
    if (role !== 'atendimento' && role !== 'inscricoes')
      refuse('Só o atendimento inscreve no balcão.', 403);
    const { id, kind, service, quotas } = await signUpOf(req);
    if (typeof service === 'number') return refuse('O serviço não existe.', 404);
    const draft = { signUp: id, quotas, atCounter: true };
    const key = await createDraft(draft, now(settings), req);
    const step = kind === 'equipe' ? kind : 'pessoa';
    const to = settings.siteUrl + signUpPath(service.slug ?? '', { key, step });
    return new Response(null, { status: 303, headers: { Location: to } });
  },
};

/** The accepted ones on paper, with a box for each person. */
const forTheDoor: Endpoint = {
  path: '/:id/porta',
  method: 'get',
  handler: async (req) => {
    onlyCheckers(req);
    const signUp = await signUpOf(req);
    const accepted = await listAccepted(signUp.id, req);
    await noteLook(`lista da porta: ${signUp.title}`, req);
    return new Response(doorList(signUp.title, accepted), {
      headers: { ...personal, 'content-type': 'text/html; charset=utf-8' },
    });
  },
};

const columns = ['protocolo', 'chave', 'equipe', 'nome', 'nascimento', 'responsavel', 'email'];

const asTable: Endpoint = {
  path: '/:id/inscricoes.csv',
  method: 'get',
  handler: async (req) => {
    onlyCheckers(req);
    const signUp = await signUpOf(req);
    const rows = (await listAccepted(signUp.id, req)).flatMap(({ entry, content }) =>
      content.people.map(({ name, birth, guardian }) => [
        ...[entry.protocol, entry.quotaLabel, entry.team ?? '', name, shortDate(birth)],
        ...[guardian || content.name, content.email],
      ]),
    );
    await noteLook(`planilha: ${signUp.title}`, req);
    return new Response(csvHead(columns, 'spreadsheet') + csvRows(rows, 'spreadsheet'), {
      headers: {
        ...personal,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="inscricoes.csv"',
      },
    });
  },
};

export const signUpEndpoints: Endpoint[] = [atCounter, forTheDoor, asTable];
