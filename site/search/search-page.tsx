import './search-page.css';
import type { Found } from '#content/search';
import { counted } from '../../lib/counts.ts';
import { type SearchKind, searchKinds } from '../../lib/search-kinds.ts';
import { Masthead } from '../layout/masthead.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice, type NoticeText } from '../ui/notice.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchTabs } from './search-tabs.tsx';

interface SearchPageProps {
  words: string;
  kind: SearchKind | undefined;
  found: Found[];
  notice: NoticeText | undefined;
}

export function SearchPage({ words, kind, found, notice }: SearchPageProps) {
  return (
    <>
      <Masthead
        title="Busca"
        lead="Eventos, notícias, programas, atletas e lugares para praticar, tudo de uma vez."
        here="Busca"
        south={<SearchForm words={words} kind={kind} />}
      />
      <div className="wrap results" id="resultados" data-region="">
        {notice ? <Notice {...notice} /> : null}
        <Results words={words} kind={kind} found={found} />
      </div>
    </>
  );
}

function Results({ words, kind, found }: Omit<SearchPageProps, 'notice'>) {
  if (words === '') return <Start />;
  const kinds = (Object.keys(searchKinds) as SearchKind[]).filter((key) => !kind || key === kind);
  const shown = found.filter((item) => kinds.includes(item.kind));
  return (
    <>
      <h2 className="d-2" data-announce="">
        {countText(shown.length)} para “{words}”
      </h2>
      {found.length > 0 ? <SearchTabs words={words} kind={kind} found={found} /> : null}
      {shown.length === 0 ? (
        <EmptyState
          title="Nada encontrado"
          text="Tente uma palavra só, sem abreviar, ou procure por um esporte ou uma cidade."
        >
          <ButtonLink href="/agenda">Ver a agenda de eventos</ButtonLink>
        </EmptyState>
      ) : (
        kinds.map((key) => (
          <Group key={key} kind={key} items={shown.filter((item) => item.kind === key)} />
        ))
      )}
    </>
  );
}

function Group({ kind, items }: { kind: SearchKind; items: Found[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={`tipo-${kind}`}>
      <h3 className="d-3" id={`tipo-${kind}`}>
        {searchKinds[kind]} <small>{items.length}</small>
      </h3>
      <ul className="results__list">
        {items.map(({ title, summary, address }) => (
          <li key={address}>
            <a href={address}>{title}</a>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Start() {
  return (
    <>
      <h2 className="d-2" data-announce="">
        Por onde começar
      </h2>
      <ul className="results__ideas">
        {['futsal', 'natação', 'Santana', 'bolsa atleta'].map((idea) => (
          <li key={idea}>
            <ButtonLink href={`/busca?q=${encodeURIComponent(idea)}`} look={['ghost', 'small']}>
              {idea}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Nenhum resultado';
  return counted(count, 'resultado', 'resultados');
}
