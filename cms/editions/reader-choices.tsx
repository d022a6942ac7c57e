import type { JSONFieldServerComponent } from 'payload';
import { letterSubjects, readLetterChoices } from '../../lib/letter-choices.ts';

/** What a subscriber chose, in words: they change it themselves, by the link in every letter. */
export const ReaderChoices: JSONFieldServerComponent = async ({ data, payload }) => {
  const { towns, subjects } = readLetterChoices(data?.choices);
  const { docs } = await payload.find({
    collection: 'municipalities',
    where: { id: { in: [...towns] } },
    ...{ sort: 'name', pagination: false, select: { name: true } },
  });
  const chosen = letterSubjects
    .flatMap((group) => group.subjects.map(({ value, label }) => ({ value, label, ...group })))
    .filter(({ value }) => subjects.includes(value))
    .map(({ title, label }) => `${title}: ${label}`);
  return (
    <div className="field-type reader-choices">
      <p>Municípios: {docs.map(({ name }) => name).join(', ') || 'todos'}</p>
      <p>Assuntos: {chosen.join('; ') || 'todos'}</p>
    </div>
  );
};
