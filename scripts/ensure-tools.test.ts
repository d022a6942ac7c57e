import { expect, test, vi } from 'vitest';
import { ensure, type Tool } from './ensure-tools.ts';

function toolThat(is: 'there' | 'installable' | 'failing' | 'not ours to install'): Tool {
  let isThere = is === 'there';
  const install = async () => {
    if (is !== 'installable') throw new Error('Sem rede.');
    isThere = true;
  };
  return {
    name: is,
    isThere: () => isThere,
    install: is !== 'not ours to install' && install,
    without: `Sem isto: ${is}.`,
  };
}

test('what is there or can be installed is not told, what is missing is, and nothing fails', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const kinds = ['there', 'installable', 'failing', 'not ours to install'] as const;
  expect(await ensure(kinds.map(toolThat))).toEqual([
    'Sem isto: failing.',
    'Sem isto: not ours to install.',
  ]);
  expect(said.mock.calls.flat()).toEqual([
    'Instalando installable para os testes…',
    'Instalando failing para os testes…',
    'Sem rede.',
  ]);
});
