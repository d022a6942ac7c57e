import { dropDocument, type FileRefusal, keepDocument } from '#content/entry-files';
import type { EntryContent } from '../../lib/entry.ts';
import { largestFile } from '../../lib/file-kinds.ts';
import { fileSize } from '../../lib/file-size.ts';
import { type Asked, goTo, lookAt, nextStep, type Outcome, show } from './asked-page.ts';

const refused: Record<Exclude<FileRefusal, 'gone'>, string> = {
  empty: 'Escolha o arquivo antes de enviar.',
  large: `O arquivo é grande demais. O limite é de ${fileSize(largestFile)}.`,
  unknown: 'Só recebemos PDF ou foto (JPEG, PNG ou WebP), e este arquivo não é nenhum deles.',
  broken: 'O arquivo chegou incompleto ou está estragado. Abra-o no aparelho e envie de novo.',
  pixels: 'A foto tem pontos demais: o limite é de 25 megapixels. Envie uma foto menor ou um PDF.',
  slow: 'A foto demorou demais para ser lida. Tire outra com o aparelho ou envie um PDF.',
  spent:
    'Desta conexão já vieram muitos arquivos hoje. Tente amanhã ou por outra conexão, ou entregue no balcão.',
  full: 'Agora não dá para receber arquivos. Tente mais tarde ou entregue no balcão.',
};

/** A file that came for one of the documents. */
export async function takeFile(
  asked: Asked,
  document: string,
  file: { bytes: Buffer; sender: string } | 'large' | 'empty',
): Promise<Outcome> {
  const shown = await lookAt(asked);
  if ('to' in shown || shown.view.kind !== 'step') return shown;
  const { view } = shown;
  const { key, signUp, now } = asked;
  if (!signUp.rule.documents.some(({ id }) => id === document)) return goTo(asked, 'documentos');
  const refusal =
    typeof file === 'string' ? file : await keepDocument({ key, document, ...file }, now);
  if (!refusal) return goTo(asked, 'documentos');
  if (refusal === 'gone') return show({ kind: 'gone' }, 404);
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
