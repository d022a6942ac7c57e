import { expect, test } from 'vitest';
import { describeFailure } from './describe-failure.ts';
import { skipFailing } from './skip-failing.ts';

test('what fails keeps none of the others, and all of it is counted', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item % 2 === 0) throw new Error(`Não deu: ${item}`);
    done.push(item);
  };
  const items = Array.from({ length: 25 }, (_, place) => place);
  const failure = await skipFailing(items, work, 'A lixeira não foi esvaziada').catch(
    (error: AggregateError) => error,
  );
  expect(done).toEqual(items.filter((item) => item % 2 === 1));
  expect(failure).toMatchObject({ message: 'A lixeira não foi esvaziada (13)' });
  expect(failure?.errors).toHaveLength(10);
  const words = describeFailure(failure);
  expect(words).toContain('A lixeira não foi esvaziada (13)');
  expect(words).toContain('Não deu: 0');
  expect(words).toContain('Não deu: 4');
});

test('where nothing fails nothing is thrown', async () => {
  await expect(skipFailing([1, 2], async () => undefined, 'Nada')).resolves.toBeUndefined();
});
