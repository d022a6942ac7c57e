/** Long enough for three questions of an open form; who asked no more has closed it. */
const staysMs = 35_000;

interface Seen {
  user: number;
  name: string;
  since: Date;
  seenAt: number;
}

export interface Other {
  name: string;
  /** When the form was opened. */
  since: string;
}

/** Which forms people have open. In memory: it is worth nothing after a restart. */
const forms = new Map<string, Map<number, Seen>>();

/** Notes that somebody has a form open, and tells who else has. */
export function noteHere(form: string, user: { id: number; name: string }, now: Date): Other[] {
  const seen = forms.get(form) ?? new Map<number, Seen>();
  forms.set(form, seen);
  for (const [id, { seenAt }] of seen) if (now.getTime() - seenAt > staysMs) seen.delete(id);
  const since = seen.get(user.id)?.since ?? now;
  seen.set(user.id, { user: user.id, name: user.name, since, seenAt: now.getTime() });
  forgetEmpty(now);
  return [...seen.values()]
    .filter((one) => one.user !== user.id)
    .map((one) => ({ name: one.name, since: one.since.toISOString() }));
}

/** Who closes a form is gone at once. */
export function noteGone(form: string, user: number): void {
  forms.get(form)?.delete(user);
}

function forgetEmpty(now: Date): void {
  for (const [form, seen] of forms)
    if ([...seen.values()].every(({ seenAt }) => now.getTime() - seenAt > staysMs))
      forms.delete(form);
}
