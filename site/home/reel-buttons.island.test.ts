import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { takeOver } from '../../tests/support/take-over.ts';
import { examples } from './reel-buttons.example.tsx';

const slide = 500;
const ids = { reel: 'destaques-faixa', meter: 'destaques-posicao' };

/** A reel with three slides, of which so many are in view; no layout is made here. */
async function showReel(inView: number): Promise<HTMLElement> {
  const reel = document.createElement('div');
  reel.id = ids.reel;
  reel.innerHTML = '<ul><li></li><li></li><li></li></ul>';
  const meter = document.createElement('div');
  meter.id = ids.meter;
  for (const [place, item] of [...reel.querySelectorAll('li')].entries())
    Object.defineProperty(item, 'offsetLeft', { value: place * slide });
  Object.defineProperty(reel, 'clientWidth', { value: inView * slide });
  Object.defineProperty(reel, 'scrollWidth', { value: 3 * slide });
  reel.scrollBy = vi.fn((by?: number | ScrollToOptions) => {
    reel.scrollLeft += typeof by === 'object' ? (by.left ?? 0) : 0;
    reel.dispatchEvent(new Event('scroll'));
  });
  await takeOver(examples, 'at the beginning', () => document.body.append(reel, meter));
  return reel;
}

const back = () => screen.getByRole('button', { name: 'Destaque anterior' });
const next = () => screen.getByRole('button', { name: 'Próximo destaque' });
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
const meterHidden = () => document.getElementById(ids.meter)?.hidden;

test('a press moves by one slide, and the last one says that it goes no further', async () => {
  const reel = await showReel(2);
  expect([isOff(back()), isOff(next())]).toEqual([true, false]);
  await userEvent.click(next());
  expect(reel.scrollLeft).toBe(slide);
  await vi.waitFor(() => expect([isOff(back()), isOff(next())]).toEqual([false, true]));
  await userEvent.click(back());
  await vi.waitFor(() => expect([isOff(back()), isOff(next())]).toEqual([true, false]));
});

test('the line shows which part is in view', async () => {
  await showReel(2);
  await userEvent.click(next());
  const { style } = document.getElementById(ids.meter) as HTMLElement;
  expect(style.getPropertyValue('--shown')).toMatch(/^66\.66\d+%$/);
  expect(style.getPropertyValue('--from')).toMatch(/^33\.33\d+%$/);
});

test('where everything fits there is nothing to press', async () => {
  await showReel(3);
  expect(screen.queryByRole('button')).toBeNull();
  expect(meterHidden()).toBe(true);
});

test('else the buttons and the line are there', async () => {
  await showReel(2);
  expect(screen.getAllByRole('button')).toEqual([back(), next()]);
  expect(meterHidden()).toBe(false);
});
