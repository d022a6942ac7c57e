import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Two programs of other makers that work out the dates of a series. */

export const hasKhal = () => spawnSync('khal', ['--version']).status === 0;

export const hasRecurringEvents = () =>
  spawnSync('/usr/bin/python3', ['-c', 'import recurring_ical_events']).status === 0;

const khalSettings = (folder: string) => `
[calendars]
[[portal]]
path = ${folder}/portal
readonly = True
[locale]
local_timezone = America/Belem
default_timezone = America/Belem
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = ${folder}/khal.db
`;

/** '2025-05-15 14:00 Quinta Feliz', for so many days from a day on. */
export function readWithKhal(text: string, from: string, days: number): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'khal-'));
  try {
    mkdirSync(join(folder, 'portal'));
    writeFileSync(join(folder, 'portal', 'series.ics'), text);
    writeFileSync(join(folder, 'settings'), khalSettings(folder));
    const format = '{start-date} {start-time} {title}';
    const { stdout, stderr, status } = spawnSync(
      'khal',
      [
        ...['--config', join(folder, 'settings'), 'list', '--format', format],
        ...['--day-format', '', from, `${days}d`],
      ],
      { encoding: 'utf8', env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' } },
    );
    if (status !== 0) throw new Error(stderr);
    return stdout.split('\n').filter(Boolean);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const program = `
import sys, datetime, icalendar, recurring_ical_events
calendar = icalendar.Calendar.from_ical(sys.stdin.read())
start = datetime.date.fromisoformat(sys.argv[1])
end = start + datetime.timedelta(days=int(sys.argv[2]))
events = recurring_ical_events.of(calendar).between(start, end)
for event in sorted(events, key=lambda e: e['DTSTART'].dt):
    begins = event['DTSTART'].dt
    print(begins.strftime('%Y-%m-%d %H:%M'), event['SUMMARY'], begins.utcoffset())
`;

/** The same by Python's recurring_ical_events, with the distance from UTC. */
export function readWithRecurringEvents(text: string, from: string, days: number): string[] {
  const { stdout, stderr, status } = spawnSync(
    '/usr/bin/python3',
    ['-c', program, from, String(days)],
    { input: text, encoding: 'utf8', env: { ...process.env, PYTHONIOENCODING: 'utf-8' } },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter(Boolean);
}
