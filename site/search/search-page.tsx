import './search-page.css';
import { Masthead } from '../layout/masthead.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Notice, type NoticeText } from '../ui/notice.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import { type SearchView, searchAddress } from './search-view.ts';

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
        south={<SearchForm words={words} kind={kind} />}
      />
      <div className="wrap results" id="resultados" data-region="">
        {notice ? <Notice {...notice} /> : null}
        {words === '' ? <Start /> : <SearchResults {...view} />}
      </div>
    </>
  );
}

function Start() {
  return (
    <>
      <h2 className="d-2" data-announce="">
        Por onde começar
      </h2>
      <ul className="results__ideas">
        {['futsal', 'natação', 'Santana', 'bolsa atleta', 'inscrições', 'ouvidoria'].map((idea) => (
          <li key={idea}>
            <ButtonLink href={searchAddress(idea)} look={['ghost', 'small']}>
              {idea}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}
