import type { SiteLink } from '#content/site-settings';
import { agendaArchive, paths } from '../../lib/paths.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { FeedList } from './feed-list.tsx';
import { YearLinks } from './year-links.tsx';

const standing = [
  {
    path: paths.calendar,
    name: 'Agenda (iCalendar)',
    text: 'Para assinar no calendário do celular: o que muda aqui muda lá. Traz tudo o que vem e os últimos 200 eventos. Aceita categoria e local.',
  },
  {
    path: paths.newsFeed,
    name: 'Notícias (RSS)',
    text: 'Para o leitor de notícias: cada nova matéria chega sozinha. Aceita categoria.',
  },
  {
    path: paths.liveStatus,
    name: 'Ao vivo (JSON)',
    text: 'Diz se há transmissão no ar agora, com o título e quantas pessoas assistem.',
  },
  {
    path: paths.openActive,
    name: 'Aulas, eventos e lugares (OpenActive)',
    text: 'Para programas que acompanham o que muda, no padrão aberto do esporte: quatro listas e como lê-las.',
  },
];

interface FeedsProps {
  /** The feeds of subjects. */
  subjectFeeds: readonly SiteLink[];
  /** Of which years the agenda has events, newest first. */
  years: readonly number[];
  origin: string;
}

/** What one can subscribe to. */
export function Feeds({ subjectFeeds, years, origin }: FeedsProps) {
  const feeds = [
    ...standing,
    ...subjectFeeds.map(({ name, path }) => ({
      path,
      name: `${name} (RSS)`,
      text: 'Para o leitor de notícias: o que é novo chega sozinho.',
    })),
  ];
  return (
    <section className="section wrap" aria-labelledby="assinaturas">
      <LineHeading id="assinaturas">Para acompanhar</LineHeading>
      <FeedList
        feeds={feeds}
        origin={origin}
        more={({ path }) =>
          path === paths.calendar && years.length > 0 ? <Archive years={years} /> : null
        }
      />
    </section>
  );
}

/** Whole years of the agenda as calendars: what a subscription no longer holds. */
function Archive({ years }: Pick<FeedsProps, 'years'>) {
  return (
    <>
      <h4 id={agendaArchive}>Anos inteiros para baixar</h4>
      <YearLinks
        years={years}
        addressOf={(year) => `${paths.calendar}?ano=${year}`}
        about="Agenda de"
      />
    </>
  );
}
