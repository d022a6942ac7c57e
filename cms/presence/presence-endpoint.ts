import type { Endpoint } from 'payload';
import { z } from 'zod';
import { noteGone, noteHere } from './who-is-here.ts';

const asked = z.object({ form: z.string().max(200), leaves: z.boolean().optional() });

/** An open form says that it is open, and learns who else has it open. */
export const presenceEndpoint: Endpoint = {
  path: '/presence',
  method: 'post',
  handler: async (req) => {
    const { user } = req;
    if (user?.collection !== 'users') return Response.json({ others: [] }, { status: 403 });
    const { success, data } = asked.safeParse(await req.json?.().catch(() => undefined));
    if (!success) return Response.json({ others: [] }, { status: 400 });
    if (data.leaves) noteGone(data.form, user.id);
    const here = { id: user.id, name: user.name };
    return Response.json({ others: data.leaves ? [] : noteHere(data.form, here, new Date()) });
  },
};
