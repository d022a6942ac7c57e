import { trapName } from '../ui/trap.tsx';
import { readForm } from './read-form.ts';

export interface Post {
  form: ReadonlyMap<string, string>;
  /** Filled in by a program: it hears what a person would hear, and nothing is kept. */
  isTrap: boolean;
  /** The front server has refused it already: the page only shows again what was typed. */
  isTooMany: boolean;
}

/** What was posted to this page; undefined where one only looks. */
export async function readPost({
  request,
  locals,
}: {
  request: Request;
  locals: App.Locals;
}): Promise<Post | undefined> {
  if (request.method !== 'POST') return undefined;
  const form = await readForm(request);
  return {
    form,
    isTrap: Boolean(form.get(trapName)),
    isTooMany: locals.isTooMany === true,
  };
}
