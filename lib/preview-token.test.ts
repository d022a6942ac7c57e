import { describe, expect, test } from 'vitest';
import { readPreviewToken, signPreview } from './preview-token.ts';

const key = 'a key';
const previewed = { collection: 'recorded-broadcasts', id: 12, user: 3 };
const at = (time: string) => new Date(`2026-11-16T${time}Z`);
const token = signPreview(previewed, at('15:10:00'), key);

describe('the address of a preview', () => {
  test('names the draft and the account', () => {
    expect(readPreviewToken(token, at('15:10:00'), key)).toEqual(previewed);
  });

  test('stays the same for a while', () => {
    expect(signPreview(previewed, at('15:29:59'), key)).toBe(token);
    expect(signPreview(previewed, at('15:30:00'), key)).not.toBe(token);
  });

  test('dies within an hour', () => {
    expect(readPreviewToken(token, at('15:59:59'), key)).toEqual(previewed);
    expect(readPreviewToken(token, at('16:00:00'), key)).toBe('expired');
    const longest = signPreview(previewed, at('15:00:00'), key);
    expect(readPreviewToken(longest, at('16:00:00'), key)).toBe('expired');
  });

  test.each([
    ['another document', token.replace('.12.', '.13.')],
    ['another collection', token.replace('recorded', 'upcoming')],
    ['another account', token.replace('.3.', '.4.')],
    ['a longer life', token.replace(/\.(\d+)(?=\.[\w-]{43}$)/, '.9999999999')],
    ['another key', signPreview(previewed, at('15:10:00'), 'another key')],
    ['a cut signature', token.slice(0, -1)],
    ['nothing', ''],
    ['nonsense', 'events.1.1.1'],
  ])('can not be made for %s', (_, forged) => {
    expect(readPreviewToken(forged, at('15:10:00'), key)).toBeUndefined();
  });
});
