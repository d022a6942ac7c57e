import { readForm } from './read-form.ts';
import { trapName } from './trap.tsx';

export interface Post {
  form: ReadonlyMap<string, string>;
  /** Filled in by a program: it hears what a person would hear, and nothing is kept. */
  isTrap: boolean;
  /** Too many came from the same place: the page only shows again what was typed. */
  isTooMany: boolean;
}

interface Asked {
  request: Request;
  locals: App.Locals;
}

/**
 * What was posted to this page; undefined where one only looks. `causesWork` tells from the form whether
 * it is complete: only those count towards the limit of posts.
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
