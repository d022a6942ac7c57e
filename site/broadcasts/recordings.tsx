import '../ui/cards/split.css';
import './recordings.css';
import type { RecordedBroadcast } from '#content/broadcasts';
import { longDate } from '../../lib/dates.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { EmptyState } from '../ui/controls/empty-state.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';
import { Video } from '../ui/media/video.tsx';
import { addressOf, allAddress, type Choice, chosenId, listWords } from './choose-broadcasts.ts';
import { RecordingFacts } from './recording-facts.tsx';

interface RecordingsProps {
  choice: Choice;
  recordings: RecordedBroadcast[];
  /** With those that only 'Ver todas' shows. */
  total: number;
  selected: RecordedBroadcast | undefined;
}

const everything = addressOf({ tab: 'anteriores', category: undefined });

export function Recordings({ choice, recordings, total, selected }: RecordingsProps) {
  const all = (
    <a className="go" id="ver-todas" href={allAddress(choice)} data-instant="">
      Ver todas
    </a>
  );
  return (
    <section aria-labelledby="anteriores">
      <LineHeading id="anteriores" tools={selected ? all : null} wraps>
        Transmissões anteriores
      </LineHeading>
      {/* Its own words: the title below says only which of them is shown. */}
      <p className="vh" data-announce="">
        {listWords(choice, total)}
      </p>
      {selected ? (
        <div className="split recordings">
          <div className="recordings__selected" id={chosenId} tabIndex={-1}>
            <Video {...selected} />
            <h3 className="d-2" data-announce="">
              {selected.title}
            </h3>
            <RecordingFacts recording={selected} />
            <p>{selected.description}</p>
          </div>
          <nav className="recordings__list" aria-label="Gravações">
            <ol>
              {inOwnLooks(recordings).map((recording) => (
                <li key={recording.slug}>
                  <Choose
                    recording={recording}
                    href={`${addressOf(choice, recording.slug)}#${chosenId}`}
                    selected={recording.slug === selected.slug}
                  />
                </li>
              ))}
            </ol>
          </nav>
        </div>
      ) : (
        <NothingRecorded />
      )}
    </section>
  );
}

function NothingRecorded() {
  return (
    <EmptyState
      title="Nenhuma gravação encontrada"
      text="Ainda não há transmissões anteriores nesta categoria."
    >
      <a className={buttonClass()} href={everything} data-instant="" data-focus="categoria-todas">
        Ver todas as gravações
      </a>
    </EmptyState>
  );
}

interface ChooseProps {
  recording: RecordedBroadcast;
  href: string;
  selected: boolean;
}

function Choose({ recording, href, selected }: ChooseProps) {
  const { slug, title, day, views, duration, picture } = recording;
  return (
    <a
      id={`gravacao-${slug}`}
      href={href}
      aria-current={selected ? 'true' : undefined}
      data-instant=""
    >
      <Frame picture={picture} shape="4x3" name={title} sizes="8rem" />
      <span>
        <strong>{title}</strong>
        <span>{[longDate(day), views, duration].filter(Boolean).join(', ')}</span>
      </span>
    </a>
  );
}
