import type { OwnEntry } from '#content/followed-entry';
import { Notice } from '../ui/controls/notice.tsx';

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Tells whoever came later, and not whose the other entry is. */
export function RepeatedPeople({ entry: { repeated, content, canCorrect } }: { entry: OwnEntry }) {
  if (repeated.length === 0) return null;
  const names = list.format(repeated.map((place) => content.people[place]?.name ?? ''));
  const are = repeated.length === 1 ? 'já está' : 'já estão';
  return (
    <Notice
      kind="info"
      title="Em duas inscrições"
      text={`${names} ${are} em outra inscrição desta categoria, feita antes. ${canCorrect ? 'Corrija esta, ou combine' : 'Combine'} com quem está nela: a conferência aceita cada pessoa uma vez. De quem é a outra, não dizemos.`}
    />
  );
}
