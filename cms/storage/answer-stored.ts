import type { UploadFolder } from '../../lib/upload-folders.ts';
import { uploadHeaders } from '../../lib/upload-headers.ts';
import { settings } from '../settings.ts';
import { type AskStorage, openStorage, piecesOf, refused } from './s3-requests.ts';

export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: AsyncIterable<Uint8Array> | undefined;
}

/** Headers of the asker. */
type Asked = Record<string, string | string[] | undefined>;

const conditions = ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since'];
const handedOn = ['content-length', 'content-range', 'etag', 'last-modified'];
/** Some servers know no lists of ranges, and may send everything for one. */
const oneRange = /^bytes=(\d+-\d*|-\d+)$/;
const answered = [200, 206, 304, 412, 416];

let opened: Promise<AskStorage> | undefined;

/** An upload on its way from the storage to whoever asked; undefined where there is none of that name. */
export async function answerStored(
  folder: UploadFolder,
  name: string,
  method: 'GET' | 'HEAD',
  asked: Asked,
): Promise<StoredAnswer | undefined> {
  // Neither another folder nor the bin, which begins with a dot.
  if (/^\.|[/\\\0]/.test(name) || name === '' || !settings.storage) return undefined;
  opened ??= openStorage(settings.storage);
  const ask = await opened;
  const given = (names: string[]) =>
    Object.fromEntries(
      names.flatMap((one): [string, string][] => {
        const value = asked[one];
        return typeof value === 'string' ? [[one, value]] : [];
      }),
    );
  const headers = given(conditions);
  const { range = '', 'if-range': known } = given(['range', 'if-range']);
  const get = (more: Record<string, string> = {}) =>
    ask(method, `${folder}/${name}`, { headers: { ...headers, ...more } });
  let answer = await (oneRange.test(range) ? get({ range }) : get());
  if (answer.status === 206 && isAnother(answer, known)) {
    await answer.body?.cancel();
    answer = await get();
  }
  if (answer.status === 404) {
    await answer.body?.cancel();
    return undefined;
  }
  if (!answered.includes(answer.status)) throw await refused(answer);
  return toAnswer(answer, method, uploadHeaders(folder, name));
}

/** Whether the part would belong to another file than the one that the asker has. */
const isAnother = ({ headers }: Response, known: string | undefined) =>
  known !== undefined && ![headers.get('etag'), headers.get('last-modified')].includes(known);

async function toAnswer(
  answer: Response,
  method: 'GET' | 'HEAD',
  ours: Record<string, string>,
): Promise<StoredAnswer> {
  const { status, headers } = answer;
  const theirs = handedOn.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  if (answer.ok)
    return {
      status,
      headers: { ...Object.fromEntries(theirs), 'accept-ranges': 'bytes', ...ours },
      body: method === 'HEAD' ? undefined : piecesOf(answer),
    };
  await answer.body?.cancel();
  // The storage's own words are for nobody.
  const kept = theirs.filter(([name]) => name !== 'content-length');
  return { status, headers: Object.fromEntries(kept), body: undefined };
}
