import '../ui/cards/columns.css';
import '../ui/cards/answers.css';
import type { Event } from '#content/events';
import { agesLabel, priceLabel } from '../../lib/audience.ts';
import { fileSize } from '../../lib/file-size.ts';
import { reachAddress } from '../addresses/reach-address.ts';

/** What one asks before going, as far as an editor wrote it: nothing stands here for what is not known. */
export function EventNeeds({ event }: { event: Event }) {
  const { price, accessible, regulation, contact } = event;
  const ages = agesLabel(event);
  const facts = [
    ...(price === undefined ? [] : [{ name: 'Preço', answer: priceLabel(price) }]),
    ...(ages ? [{ name: 'Idade', answer: ages }] : []),
    ...(accessible ? [{ name: 'Acesso', answer: 'Acessível' }] : []),
    ...(contact ? [{ name: 'Contato', answer: <Contact contact={contact} /> }] : []),
    ...(regulation
      ? [
          {
            name: 'Regulamento',
            answer: (
              <a href={regulation.address} download="">
                Baixar o PDF ({fileSize(regulation.bytes)})
              </a>
            ),
          },
        ]
      : []),
  ];
  if (facts.length === 0) return null;
  return (
    <dl className="columns columns--2-2-1 answers event__needs">
      {facts.map(({ name, answer }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

function Contact({ contact }: { contact: string }) {
  const href = reachAddress(contact);
  return href ? <a href={href}>{contact}</a> : contact;
}
