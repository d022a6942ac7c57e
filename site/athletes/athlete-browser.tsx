import './athlete-browser.css';
import type { Athlete } from '#content/athletes';
import { counted } from '../../lib/counts.ts';
import { type AthleteGroup, athleteGroups } from '../../lib/vocabulary.ts';
import { hasLead, LineCards } from '../ui/cards/line-cards.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { EmptyState } from '../ui/controls/empty-state.tsx';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { Tabs, tabId } from '../ui/controls/tabs.tsx';
import { AthleteCard } from './athlete-card.tsx';
import { athletesAddress } from './search.ts';

interface AthleteBrowserProps {
  /** What the search left, by tab. */
  found: [AthleteGroup, Athlete[]][];
  group: AthleteGroup;
  term: string;
  notice: NoticeText | undefined;
}

export function AthleteBrowser({ found, group, term, notice }: AthleteBrowserProps) {
  const shown = found.find(([name]) => name === group)?.[1] ?? [];
  const tabs = found.map(([name, athletes]) => ({
    label: athleteGroups[name],
    href: athletesAddress(name, term),
    selected: name === group,
    count: athletes.length,
  }));
  return (
    <section className="section athletes" aria-labelledby="perfis-titulo">
      <div className="wrap">
        <h2 className="vh" id="perfis-titulo">
          Perfis
        </h2>
        <div id="perfis" tabIndex={-1} data-region="">
          <p className="vh" data-announce="">
            {countWords(shown.length, group)}
          </p>
          {notice ? <Notice {...notice} /> : null}
          <Tabs label="Grupos de atletas" tabs={tabs} />
          {shown.length > 0 ? (
            <LineCards shape="4x5">
              {shown.map((athlete, position) => (
                <AthleteCard
                  key={athlete.slug}
                  athlete={athlete}
                  lead={position === 0 && hasLead(shown.length)}
                />
              ))}
            </LineCards>
          ) : (
            <NobodyFound found={found} group={group} term={term} />
          )}
        </div>
      </div>
    </section>
  );
}

function countWords(count: number, group: AthleteGroup): string {
  const found = counted(count, 'atleta encontrado', 'atletas encontrados');
  return `${found} em ${athleteGroups[group]}`;
}

function NobodyFound({ found, group, term }: Omit<AthleteBrowserProps, 'notice'>) {
  if (term === '') {
    return (
      <EmptyState
        title="Nenhum atleta encontrado"
        text="Ainda não há perfis neste grupo. Veja os outros grupos acima."
      />
    );
  }
  const elsewhere = found.filter(([, athletes]) => athletes.length > 0);
  return (
    <EmptyState
      title="Nenhum atleta encontrado"
      text={`Não foram encontrados atletas com o termo de busca "${term}".`}
    >
      <div className="actions actions--flush">
        <a
          className={buttonClass()}
          href={athletesAddress(group, '')}
          data-instant=""
          data-focus="busca"
        >
          Limpar busca
        </a>
        {elsewhere.map(([name, athletes]) => (
          <a
            key={name}
            className={buttonClass('ghost')}
            href={athletesAddress(name, term)}
            data-instant=""
            data-focus={tabId(athleteGroups[name])}
          >
            Ver {athletes.length} em {athleteGroups[name]}
          </a>
        ))}
      </div>
    </EmptyState>
  );
}
