import { moves } from './calendar-moves.ts';

/**
 * Arrow keys for the calendar, as in any calendar: days and weeks with the arrows, the ends of the
 * week with Home and End, months with Page Up and Page Down. Only one day can be reached with Tab, so
 * the table costs one stop and not thirty. Without this script each day is a link like any other.
 */
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

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const link = (event.target as Element).closest<HTMLElement>('.calendar a[data-day]');
  const day = link?.dataset.day;
  const target = day && moves.get(event.key)?.(day);
  if (!target) return;
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
