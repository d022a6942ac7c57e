import type { EntryPerson } from '../../lib/entry.ts';
import { namesakesIn } from '../../lib/namesakes.ts';
import { Notice } from '../ui/controls/notice.tsx';

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Says what the list itself shows, and nothing of other entries: an answer would confirm a guess. */
export function Namesakes({ people }: { people: readonly EntryPerson[] }) {
  const names = namesakesIn(people);
  if (names.length === 0) return null;
  return (
    <Notice
      kind="info"
      title="O mesmo nome mais de uma vez"
      text={`${list.format(names)}: confira se são pessoas diferentes. Se são, está tudo certo: a conferência olha cada uma antes de aceitar.`}
    />
  );
}
