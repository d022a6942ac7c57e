import { dayOf } from './dates.ts';
import { retention } from './retention.ts';

const shape = /^portal-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(-manual)?\.tar\.zst(?:\.cifrada)?$/;

/** By hand is also what is made before an update. */
export type BackupKind = 'daily' | 'manual';

/** 'portal-20261116T060000Z.tar.zst' */
export function backupName(moment: Date, kind: BackupKind, isSealed: boolean): string {
  const stamp = moment.toISOString().replace(/[-:]|\.\d+/g, '');
  return `portal-${stamp}${kind === 'manual' ? '-manual' : ''}.tar.zst${isSealed ? '.cifrada' : ''}`;
}

/** When a backup was begun; undefined for any other file. */
export function momentOfBackup(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = shape.exec(name) ?? [];
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : undefined;
}

/** The newest backup of each of so many days, weeks and months. */
const kept = [
  { count: 7, group: (moment: Date) => dayOf(moment) },
  { count: 4, group: (moment: Date) => String(weekOf(moment)) },
  { count: retention.backupMonths, group: (moment: Date) => dayOf(moment).slice(0, 7) },
];

/** Weeks counted from a Monday long ago. */
function weekOf(moment: Date): number {
  const days = Math.floor(Date.parse(`${dayOf(moment)}T00:00:00Z`) / 86_400_000);
  return Math.floor((days + 3) / 7);
}

/** Somebody made it for a reason, and goes back to it if that goes wrong. */
const manualMs = 30 * 86_400_000;
const isManual = (name: string) => shape.exec(name)?.[7] !== undefined;

/** The backups that may go. Names that are no backup's are left alone, and the newest always stays. */
export function superfluousBackups(names: string[], now: Date): string[] {
  const backups = names
    .flatMap((name) => {
      const moment = momentOfBackup(name);
      const isKept = moment && isManual(name) && now.getTime() - moment.getTime() <= manualMs;
      return moment && !isKept ? [{ name, moment }] : [];
    })
    .toSorted((one, other) => other.moment.getTime() - one.moment.getTime());
  const staying = new Set<string>();
  for (const { count, group } of kept) {
    const newest = new Map<string, string>();
    for (const { name, moment } of backups)
      if (!newest.has(group(moment))) newest.set(group(moment), name);
    for (const name of [...newest.values()].slice(0, count)) staying.add(name);
  }
  return backups.map(({ name }) => name).filter((name) => !staying.has(name));
}
