import { spawnSync } from 'node:child_process';
import ICAL from 'ical.js';

/** What a calendar program understood of one entry. */
export interface ReadEntry {
  uid: string;
  title: string;
  /** ISO 8601 in universal time, to the second. */
  start: string;
  sequence: number;
  status: string;
  /** Seconds before the start; negative, as the format writes it. */
  alarms: number[];
  /** All property names, to notice injected ones. */
  properties: string[];
}

export interface ReadCalendar {
  name: string;
  entries: ReadEntry[];
}

/** By ical.js, which is what Thunderbird reads with. */
export function readCalendar(text: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    name: String(calendar.getFirstPropertyValue('x-wr-calname')),
    entries: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        title: event.summary,
        start: event.startDate.toJSDate().toISOString().replace('.000Z', 'Z'),
        sequence: event.sequence,
        status: String(component.getFirstPropertyValue('status')),
        alarms: component
          .getAllSubcomponents('valarm')
          .map((alarm) => alarm.getFirstPropertyValue('trigger'))
          .map((trigger) => (trigger instanceof ICAL.Duration ? trigger.toSeconds() : 0)),
        properties: component
          .getAllProperties()
          .map(({ name }) => name.toLowerCase())
          .sort(),
      };
    }),
  };
}

const program = `
import json, sys
from datetime import datetime, time, timezone
from icalendar import Calendar

def moment(value):
    # Whole days have no hour: they begin at midnight of the reader.
    return value if isinstance(value, datetime) else datetime.combine(value, time())

def entry(event):
    return {
        'uid': str(event['UID']),
        'title': str(event['SUMMARY']),
        'start': moment(event['DTSTART'].dt).astimezone(timezone.utc).strftime('%Y-%m-%dT%H:%M:%SZ'),
        'sequence': int(event['SEQUENCE']),
        'status': str(event['STATUS']),
        'alarms': [int(a['TRIGGER'].dt.total_seconds()) for a in event.walk('VALARM')],
        'properties': sorted(name.lower() for name, _ in event.property_items(recursive=False)
                             if name not in ('BEGIN', 'END')),
    }

def read(text):
    calendar = Calendar.from_ical(text)
    assert not calendar.errors, calendar.errors
    return {'name': str(calendar['X-WR-CALNAME']), 'entries': [entry(e) for e in calendar.walk('VEVENT')]}

json.dump([read(text) for text in json.load(sys.stdin)], sys.stdout)
`;

// Debian's Python first: another one lacks Debian's modules.
export const findPython = () =>
  ['/usr/bin/python3', 'python3'].find(
    (command) => spawnSync(command, ['-c', 'import icalendar']).status === 0,
  );

const python = findPython();
export const hasPythonReader = python !== undefined;

/** The same by Python's icalendar, many at once: starting it takes longer than reading. */
export function readWithPython(texts: string[]): ReadCalendar[] {
  const { stdout, stderr, status } = spawnSync(python ?? 'python3', ['-c', program], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
    env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as ReadCalendar[];
}

/** Faults in the format of a calendar; empty if there are none. */
export function faultsOf(bytes: Buffer): string[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const lines = bytes.toString('latin1').split('\r\n');
  const faults = lines.filter((line) => line.length > 75).map((line) => `too long: ${line}`);
  if (/[\r\n]/.test(text.replaceAll('\r\n', ''))) faults.push('a line that does not end with CRLF');
  if (!text.endsWith('END:VCALENDAR\r\n')) faults.push('the last line does not end');
  for (const line of lines) {
    // Each line must be valid UTF-8 by itself: folding must not cut a character.
    const whole = Buffer.from(line, 'latin1');
    if (whole.toString('utf8').includes('\uFFFD')) faults.push(`a letter cut in two: ${line}`);
  }
  return faults;
}
