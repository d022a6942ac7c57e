/** Asks one of the admin's own addresses, with data, a file or neither; a refusal is thrown with the portal's words. */
export async function askAdmin<T>(path: string, data?: object): Promise<T> {
  const answer = await fetch(`/api/${path}`, {
    ...(data && { method: 'POST', ...bodyOf(data) }),
  }).catch(() => undefined);
  if (answer?.ok) return answer.json() as Promise<T>;
  const refusal: { errors?: { message: string }[] } | undefined = await answer
    ?.json()
    .catch(() => undefined);
  throw new Error(
    refusal?.errors?.[0]?.message ?? 'Sem resposta. Confira o sinal e tente de novo.',
  );
}

const bodyOf = (data: object) =>
  data instanceof Blob
    ? { headers: { 'content-type': 'application/octet-stream' }, body: data }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) };
