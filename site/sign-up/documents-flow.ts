import { dropDocument, type FileRefusal, keepDocument } from '#content/entry-files';
import type { EntryContent } from '../../lib/entry.ts';
import { largestFile } from '../../lib/file-kinds.ts';
import { fileSize } from '../../lib/file-size.ts';
import { type Asked, goTo, lookAt, nextStep, type Outcome } from './asked-page.ts';

const refused: Record<FileRefusal, string> = {
  empty: 'Escolha o arquivo antes de enviar.',
  large: `O arquivo é grande demais. O limite é de ${fileSize(largestFile)}.`,
  unknown: 'Só recebemos PDF ou foto (JPEG, PNG ou WebP), e este arquivo não é nenhum deles.',
  broken: 'O arquivo chegou incompleto ou está estragado. Abra-o no aparelho e envie de novo.',
  busy: 'Muita gente está enviando arquivos agora. Tente de novo em um minuto.',
  full: 'Agora não dá para receber arquivos. Tente mais tarde ou entregue no balcão.',
};

/** A file that came for one of the documents. */
export async function takeFile(
  asked: Asked,
  document: string,
  file: { bytes: Buffer } | FileRefusal,
): Promise<Outcome> {
  const shown = await lookAt(asked);
  if ('to' in shown || shown.view.kind !== 'step') return shown;
  const { view } = shown;
  const { key, signUp, now } = asked;
  if (!signUp.rule.documents.some(({ id }) => id === document)) return goTo(asked, 'documentos');
  const refusal =
    typeof file === 'string' ? file : await keepDocument({ key, document, ...file }, now);
  if (!refusal) return goTo(asked, 'documentos');
  return { view: { ...view, errors: { [document]: refused[refusal] } }, status: 422 };
}

/** The list itself: one is taken off it, or one goes on. */
export async function takeDocuments(
  asked: Asked,
  content: EntryContent,
  form: ReadonlyMap<string, string>,
): Promise<Outcome> {
  const document = form.get('tirar');
  if (document === undefined) return goTo(asked, nextStep(content, asked));
  await dropDocument({ key: asked.key, document }, asked.now);
  return goTo(asked, 'documentos');
}
