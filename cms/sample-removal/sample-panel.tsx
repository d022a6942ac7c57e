import { Button } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { listSample, type SampleItem } from './list-sample.ts';

/** On an administrator's dashboard, while sample content is left. */
export async function SamplePanel({ payload, user, searchParams }: ServerProps) {
  if (user?.role !== 'admin') return null;
  const { untouched, changed } = await listSample(payload);
  const deleted = searchParams?.exemplo === 'apagado';
  if (untouched.length + changed.length === 0)
    return deleted ? (
      <section className="banner banner--type-success" role="status">
        O conteúdo de exemplo foi apagado. Nada dele ficou.
      </section>
    ) : null;
  return (
    <section aria-labelledby="conteudo-de-exemplo" className="card">
      <div>
        <h2 id="conteudo-de-exemplo">Conteúdo de exemplo</h2>
        {deleted ? (
          <p role="status">O que ninguém alterou foi apagado. Ficou o que está abaixo.</p>
        ) : null}
        {untouched.length > 0 && !deleted ? <Delete count={untouched.length} /> : null}
        <Staying title="Ainda em uso por outro conteúdo" items={deleted ? untouched : []} />
        <Staying title="Alterado por alguém: fica até que alguém o apague" items={changed} />
      </div>
    </section>
  );
}

function Delete({ count }: { count: number }) {
  return (
    <form action="/api/sample/delete" method="post">
      <p>
        Este portal começou com conteúdo inventado. {count} itens continuam como vieram e podem ser
        apagados de uma vez. Os municípios, a navegação e os textos fixos ficam.
      </p>
      <p>
        <label>
          <input name="certeza" type="checkbox" required /> Sei que isto não pode ser desfeito
        </label>
      </p>
      <Button type="submit" size="medium">
        Apagar o conteúdo de exemplo
      </Button>
    </form>
  );
}

function Staying({ title, items }: { title: string; items: SampleItem[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {items.map(({ title: name, address }) => (
          <li key={address}>
            <a href={address}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
