import { expect, test } from 'vitest';
import { noteGone, noteHere } from './who-is-here.ts';

const at = (second: number) => new Date(Date.UTC(2025, 4, 12, 12, 0, second));
const ana = { id: 1, name: 'Ana Lima' };
const rui = { id: 2, name: 'Rui Sá' };

test('two who have one form open are told each other’s name, until one closes it', () => {
  expect(noteHere('events/1', ana, at(0))).toEqual([]);
  expect(noteHere('events/1', rui, at(5))).toEqual([
    { name: 'Ana Lima', since: at(0).toISOString() },
  ]);
  expect(noteHere('events/1', ana, at(10))).toEqual([
    { name: 'Rui Sá', since: at(5).toISOString() },
  ]);
  expect(noteHere('events/2', ana, at(10))).toEqual([]);
  noteGone('events/1', rui.id);
  expect(noteHere('events/1', ana, at(20))).toEqual([]);
});

test('who has not asked for a while is gone', () => {
  noteHere('news/1', ana, at(0));
  expect(noteHere('news/1', rui, at(36))).toEqual([]);
});
