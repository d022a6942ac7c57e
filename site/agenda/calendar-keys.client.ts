/**
 * Arrow keys for the calendar, as in any calendar: days and weeks with the arrows, the ends of the
 * week with Home and End, months with Page Up and Page Down. Only one day can be reached with Tab, so
 * the table costs one stop and not thirty. Without this script each day is a link like any other.
 */
import { daysOf, monthOf, shiftDay, shiftMonth } from '../../lib/month.ts';
import { weekdayIndex } from '../../lib/weekdays.ts';

/** The day to focus when its month has been loaded. */
let awaited: string | undefined;

const dayLinks = () => document.querySelectorAll<HTMLAnchorElement>('.calendar a[data-day]');
const linkOf = (day: string) => document.getElementById(`dia-${day}`);

function arrange(): void {
  document.querySelector('.calendar table')?.setAttribute('role', 'grid');
  const links = [...dayLinks()];
  const focused = links.find((link) => link === document.activeElement);
  const chosen = links.find((link) => link.classList.contains('day--chosen'));
  const today = links.find((link) => link.classList.contains('day--today'));
  reach(focused ?? chosen ?? today ?? links[0]);
}

function reach(link: HTMLElement | undefined): void {
  for (const other of dayLinks()) other.tabIndex = other === link ? 0 : -1;
}

function goTo(day: string, from: string): void {
  const link = linkOf(day);
  if (link) {
    link.focus();
    return;
  }
  awaited = day;
  document.getElementById(day < from ? 'mes-anterior' : 'mes-seguinte')?.click();
}

/** The same day of another month, or its last: 31 January, a month later, is 28 February. */
function inMonth(day: string, by: number): string | undefined {
  const month = shiftMonth(monthOf(day), by);
  if (!month) return undefined;
  const days = daysOf(month);
  return days[Math.min(Number(day.slice(8)), days.length) - 1];
}

const moves: Record<string, (day: string) => string | undefined> = {
  ArrowLeft: (day) => shiftDay(day, -1),
  ArrowRight: (day) => shiftDay(day, 1),
  ArrowUp: (day) => shiftDay(day, -7),
  ArrowDown: (day) => shiftDay(day, 7),
  Home: (day) => shiftDay(day, -weekdayIndex(day)),
  End: (day) => shiftDay(day, 6 - weekdayIndex(day)),
  PageUp: (day) => inMonth(day, -1),
  PageDown: (day) => inMonth(day, 1),
};

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const link = (event.target as Element).closest<HTMLElement>('.calendar a[data-day]');
  const day = link?.dataset.day;
  const target = day && moves[event.key]?.(day);
  if (!day || !target) return;
  event.preventDefault();
  goTo(target, day);
});

document.addEventListener('focusin', (event) => {
  const target = event.target as HTMLElement;
  if (target.matches('.calendar a[data-day]')) reach(target);
});

document.addEventListener('instant', () => {
  if (awaited) linkOf(awaited)?.focus();
  awaited = undefined;
  arrange();
});

arrange();
