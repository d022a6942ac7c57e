import './search-page.css';
import { Masthead } from '../layout/masthead.tsx';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { SearchArt } from './search-art.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';
import type { SearchView } from './search-view.ts';

interface SearchPageProps extends SearchView {
  notice: NoticeText | undefined;
}

export function SearchPage({ notice, ...view }: SearchPageProps) {
  const { words, kind } = view;
  return (
    <>
      <Masthead
        title="Busca"
        lead="Eventos, notícias, programas, atletas, lugares para praticar e tudo o mais do portal, de uma vez."
        here="Busca"
        mix="search-head"
        art={<SearchArt counts={view.answer.counts} />}
        south={<SearchForm words={words} kind={kind} />}
      />
      <div className="wrap results" id="resultados" data-region="">
        {notice ? <Notice {...notice} /> : null}
        {words === '' ? <SearchStart /> : <SearchResults {...view} />}
      </div>
    </>
  );
}
