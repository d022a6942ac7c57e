const account = { email: 'editora@exemplo.com', password: 'uma-senha-de-medida', name: 'Editora' };

export interface Editor {
  /** Gives an article that the home page shows another title, and returns when the admin has said yes. */
  publish(title: string): Promise<void>;
}

/** The first account of a fresh portal, and an article that its home page shows. */
export async function openEditor(admin: string, site: string): Promise<Editor> {
  const ask = async (path: string, method: string, data?: object, token?: string) => {
    const answer = await fetch(`${admin}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `JWT ${token}` } : {}),
      },
      ...(data ? { body: JSON.stringify(data) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  await ask('/users/first-register', 'POST', account);
  const { token } = await ask('/users/login', 'POST', account);
  const home = await (await fetch(site)).text();
  const { docs } = await ask('/news?sort=-date&limit=50&depth=0', 'GET', undefined, token);
  const shown = docs.find(({ title }: { title: string }) => home.includes(title));
  if (!shown) throw new Error('The home page shows none of the newest articles.');
  return {
    async publish(title) {
      await ask(`/news/${shown.id}`, 'PATCH', { title, _status: 'published' }, token);
    },
  };
}
