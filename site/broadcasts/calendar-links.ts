interface Entry {
  title: string;
  startsAt: Date;
  description: string;
  /** The page of the broadcast. */
  url: string;
}

/** The schedule has no end; a game with its interval fits into this. */
const usualMs = 2 * 60 * 60 * 1000;

export function endOf(startsAt: Date): Date {
  return new Date(startsAt.getTime() + usualMs);
}

export function googleAddress({ title, startsAt, description, url }: Entry): string {
  const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const params = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${stamp(startsAt)}/${stamp(endOf(startsAt))}`,
    details: `${description}\n${url}`,
    location: url,
  });
  return `https://calendar.google.com/calendar/render?${params}`;
}

export function outlookAddress({ title, startsAt, description, url }: Entry): string {
  const params = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: startsAt.toISOString(),
    enddt: endOf(startsAt).toISOString(),
    body: `${description}\n${url}`,
    location: url,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${params}`;
}
