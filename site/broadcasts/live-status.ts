/** Updates the number of viewers while the page is visible, and notices when a stream starts or ends. */
import { QueryObserver } from '@tanstack/query-core';
import { formatCount } from '../../lib/counts.ts';
import { queryClient } from '../instant/query-client.ts';

interface LiveStatus {
  isLive: boolean;
  viewers: number;
  title: string;
}

const every = 60_000;

/** What it shares with the page's script, which would otherwise be a third file. */
interface Page {
  /** Reads a page that was fetched, and takes in its styles. */
  take: (html: string) => Document;
  /** Another stage has replaced the one on the page. */
  renewed: () => void;
}

let around: Page;

async function askStatus({ signal }: { signal: AbortSignal }): Promise<LiveStatus> {
  const address = document.getElementById('no-ar')?.dataset.status ?? '';
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as LiveStatus;
}

/** When what is on air changes, that part of the page is fetched from the server. */
async function renewStage(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!response.ok) return;
  const fresh = around.take(await response.text()).getElementById('no-ar');
  if (fresh) document.getElementById('no-ar')?.replaceWith(document.adoptNode(fresh));
  around.renewed();
}

function show({ isLive, viewers, title }: LiveStatus): void {
  const shown = document.getElementById('no-ar')?.dataset.live;
  if (shown !== (isLive ? title : '')) {
    // Without a connection nothing changes, and the next status tries again.
    renewStage().catch(() => undefined);
    return;
  }
  const count = document.querySelector('[data-viewers]');
  if (!count) return;
  count.textContent = formatCount(viewers);
  // Nobody can tell how many they are unless the video service does.
  count.parentElement?.toggleAttribute('hidden', viewers === 0);
}

export function watchLiveStatus(page: Page): void {
  around = page;
  queryClient.mount();
  new QueryObserver<LiveStatus>(queryClient, {
    queryKey: ['ao-vivo'],
    queryFn: askStatus,
    // Asks again when the visitor comes back to the page, unless it was left only for a moment.
    staleTime: every,
    refetchInterval: every,
    refetchIntervalInBackground: false,
  }).subscribe(({ data }) => {
    if (data) show(data);
  });
}
