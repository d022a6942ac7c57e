import type { Found } from '#content/search';
import { paths } from '../../lib/paths.ts';
import { subjects } from '../../lib/subjects.ts';
import { Marked } from '../ui/cards/marked.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/controls/empty-state.tsx';
import { Notice } from '../ui/controls/notice.tsx';
import { Pagination, withPage } from '../ui/controls/pagination.tsx';
import { Tag } from '../ui/controls/tag.tsx';
import { SearchIdeas } from './search-start.tsx';
import { SearchTabs } from './search-tabs.tsx';
import { countText, type SearchView, searchAddress, shownCount } from './search-view.ts';

const partialWords = {
  some: {
    title: 'Nada tem todas essas palavras',
    text: 'Mostramos o que tem pelo menos uma delas.',
  },
  first: {
    title: 'Poucos resultados têm todas essas palavras',
    text: 'Eles vêm primeiro; depois, o que tem pelo menos uma delas.',
  },
};

export function SearchResults(view: SearchView) {
  const { words, kind, page, answer } = view;
  const { found, last } = answer;
  return (
    <>
      <h2 className="d-2" data-announce="">
        {withPage(countText(view), page, last)}
      </h2>
      {answer.words === 'all' ? null : <Notice kind="info" {...partialWords[answer.words]} />}
      {shownCount(answer, undefined) > 0 ? <SearchTabs {...view} /> : null}
      {found.length > 0 ? (
        <ol className="results__list">
          {found.map((item) => (
            <Result key={item.address + item.title[0]?.text} {...item} />
          ))}
        </ol>
      ) : (
        <Nothing {...view} />
      )}
      <Pagination
        label="Páginas de resultados"
        page={page}
        last={last}
        to={(number) => searchAddress(words, kind, number)}
      />
    </>
  );
}

function Result({ kind, address, title, facts, excerpt, coming }: Found) {
  return (
    <li>
      <h3>
        <a href={address}>
          <Marked pieces={title} />
        </a>
      </h3>
      <p className="meta results__facts">
        <Tag tone={coming ? 'green' : 'plain'}>{subjects[kind].search.one}</Tag>
        <span>
          <Marked pieces={facts} />
        </span>
      </p>
      <p className="results__excerpt">
        <Marked pieces={excerpt} />
      </p>
    </li>
  );
}

function Nothing({ words, kind, answer }: SearchView) {
  if (kind && shownCount(answer, undefined) > 0)
    return (
      <EmptyState
        title="Nada encontrado aqui"
        text="Há resultados em outras partes do portal: veja todos."
      >
        <ButtonLink href={searchAddress(words)}>Ver todos os resultados</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <EmptyState
        title="Nada encontrado"
        text="Tente uma palavra só, sem abreviar, ou procure por um esporte ou uma cidade."
      >
        <ButtonLink href={paths.events}>Ver a agenda de eventos</ButtonLink>
      </EmptyState>
      <SearchIdeas />
    </>
  );
}
