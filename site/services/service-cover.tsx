import './service-cover.css';
import type { Service } from '#content/services';
import { formatCount, nounFor } from '../../lib/counts.ts';
import { programPath } from '../../lib/paths.ts';
import { type ServiceState, stateWords } from '../../lib/service-state.ts';
import { serviceGroups } from '../../lib/vocabulary.ts';
import { contactAddress } from '../addresses/contact-address.ts';
import { crumbsIn } from '../addresses/crumbs.ts';
import { Cover, type CoverFact, CoverFacts } from '../layout/cover.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Share } from '../ui/controls/share.tsx';
import { AlertForm } from './alert-form.tsx';
import { Seats } from './seats.tsx';
import { actionOf } from './service-action.ts';

interface ServiceCoverProps {
  service: Service;
  state: ServiceState;
  /** All of them, where a form counts them. */
  places: number | undefined;
  /** The whole address of this page. */
  url: string;
  now: Date;
}

/** Answers before it asks: the state first, then the one thing to do about it. */
export function ServiceCover({ service, state, places = 0, url, now }: ServiceCoverProps) {
  const { title, group, summary, program, picture, cancelReason } = service;
  const action = actionOf(service, state);
  return (
    <Cover
      trail={crumbsIn('services', title).trail}
      badge={program ? program.title : serviceGroups[group]}
      title={title}
      picture={picture}
    >
      <p className="cover__summary">
        {stateWords(state, now)}
        {state.kind === 'cancelled' && cancelReason ? `: ${cancelReason}` : null}
      </p>
      <p className="service-lead">{summary}</p>
      {state.kind === 'opens' ? <AlertForm service={service} on={state.on} now={now} /> : null}
      <div className="row cover__actions">
        {action ? (
          <ButtonLink href={action.href} look="sun" external={action.external}>
            {action.label}
          </ButtonLink>
        ) : (
          <ButtonLink href={contactAddress('duvida', title)} look="ghost">
            Tirar uma dúvida
          </ButtonLink>
        )}
        {program ? (
          <ButtonLink href={programPath(program.slug)} look="ghost">
            Conhecer o programa
          </ButtonLink>
        ) : null}
        <Share id="compartilhar" title={title} url={url} />
      </div>
      <CoverFacts facts={factsOf(service, state)} />
      {state.kind === 'open' && state.placesLeft !== undefined ? (
        <Seats free={state.placesLeft} all={places} />
      ) : null}
    </Cover>
  );
}

function factsOf({ cost, duration }: Service, state: ServiceState): CoverFact[] {
  return [
    ...daysOf(state),
    ...('placesLeft' in state && state.placesLeft !== undefined
      ? [
          {
            figure: formatCount(state.placesLeft),
            label: nounFor(state.placesLeft, 'vaga livre', 'vagas livres'),
          },
        ]
      : []),
    { figure: cost, label: 'para pedir' },
    ...(duration ? [{ figure: duration, label: 'para preencher' }] : []),
  ];
}

function daysOf(state: ServiceState): CoverFact[] {
  if (state.kind === 'opens')
    return [
      {
        figure: formatCount(state.days),
        label: nounFor(state.days, 'dia para abrir', 'dias para abrir'),
      },
    ];
  if (state.kind !== 'open' || state.days === undefined) return [];
  return state.days === 0
    ? [{ figure: 'Hoje', label: 'é o último dia' }]
    : [
        {
          figure: formatCount(state.days),
          label: nounFor(state.days, 'dia para pedir', 'dias para pedir'),
        },
      ];
}
