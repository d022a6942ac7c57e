/** What the next step of signing in needs. */
export interface NextStep {
  step?: 'code' | 'set-up';
  secret?: string;
  ticket?: string;
  drawing?: { path: string; size: number };
}

export interface Posted<Body> {
  ok: boolean;
  body: Body;
  /** Why it was refused, in words to show. */
  reason: string;
  next: NextStep;
}

interface Refusal {
  errors?: { message?: string; data?: NextStep }[];
}

const away = 'O portal não respondeu. Confira a conexão e tente de novo.';

/** Asks the admin's own addresses, from its pages. */
export async function post<Body>(path: string, body: object): Promise<Posted<Body>> {
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const read = (await response.json()) as Body & Refusal;
    const refusal = response.ok ? undefined : read.errors?.[0];
    return {
      ok: response.ok,
      body: read,
      reason: response.ok ? '' : (refusal?.message ?? away),
      next: refusal?.data ?? {},
    };
  } catch {
    return { ok: false, body: {} as Body, reason: away, next: {} };
  }
}
