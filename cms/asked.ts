import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { isEditor } from './access/editors.ts';
import { refuse } from './hooks/refuse.ts';

/** `what` ends the sentence: 'enviam edições'. */
export function requireEditor(req: PayloadRequest, what: string): void {
  if (!isEditor(req)) refuse(`Só editores e administradores ${what}.`, 403);
}

/** What a form of the admin sent, or a refusal. */
export async function asked<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  const { data } = schema.safeParse(await req.json?.().catch(() => undefined));
  return data ?? refuse('Falta algo neste pedido. Recarregue a página e tente de novo.');
}
