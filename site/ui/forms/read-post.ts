import { readForm } from './read-form.ts';
import { trapName } from './trap.tsx';

export interface Post {
  form: ReadonlyMap<string, string>;
  /** Sent by a program: it gets the usual answer, and nothing is stored. */
  isTrap: boolean;
  /** Too many posts: the page shows again what was typed. */
  isTooMany: boolean;
}

interface Asked {
  request: Request;
  locals: App.Locals;
}

/**
 * What was posted to this page; undefined for GET. `causesWork` says whether the form is complete: only
 * complete forms count towards the limit.
 */
export async function readPost(
  { request, locals }: Asked,
  causesWork: (form: Post['form']) => boolean,
): Promise<Post | undefined> {
  if (request.method !== 'POST') return undefined;
  const form = await readForm(request);
  const isTrap = Boolean(form.get(trapName));
  const admitted = !causesWork(form) || ((await locals.admitPost?.()) ?? true);
  return { form, isTrap, isTooMany: !admitted };
}
