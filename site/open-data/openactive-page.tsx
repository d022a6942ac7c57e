import { standingPages } from '../../lib/standing-pages.ts';
import { Masthead } from '../layout/masthead.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { FeedList, type ListedFeed } from './feed-list.tsx';
import { HowToRead, type HowToReadProps } from './how-to-read.tsx';

interface OpenActivePageProps extends HowToReadProps {
  feeds: readonly ListedFeed[];
  origin: string;
}

/** Where other programs learn which feeds there are, and their writers how to read them. */
export function OpenActivePage({ feeds, itemsOnPage, withdrawnDays, origin }: OpenActivePageProps) {
  const { label: name, path } = standingPages.data;
  return (
    <>
      <Masthead
        title="OpenActive"
        lead="Aulas, eventos e lugares para praticar no padrão aberto do esporte. O seu aplicativo, site ou mapa lê uma vez e depois recebe só o que muda."
        trail={[{ name, path }]}
        here="OpenActive"
      />
      <section className="section wrap" aria-labelledby="listas">
        <LineHeading id="listas">Listas para acompanhar</LineHeading>
        <FeedList feeds={feeds} origin={origin} />
      </section>
      <section className="section wrap" aria-labelledby="como-ler">
        <LineHeading id="como-ler">Como ler</LineHeading>
        <HowToRead itemsOnPage={itemsOnPage} withdrawnDays={withdrawnDays} />
      </section>
    </>
  );
}
