import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** So long without a request, and the line counts as idle. */
const quietMs = 1000;
/** Only ends a hang. */
const patienceMs = 60_000;

export interface Cost {
  bytes: number;
  requests: number;
  /** Of these the document itself. */
  documentBytes: number;
  /** Of these pictures. */
  pictureBytes: number;
}

/** Counts what a page takes from the network, as Chromium counts it: headers included, compressed. */
export function watchWire(session: CDPSession) {
  const kinds = new Map<string, string>();
  const open = new Set<string>();
  let lastSign = performance.now();
  let cost: Cost = { bytes: 0, requests: 0, documentBytes: 0, pictureBytes: 0 };
  const close = (id: string) => {
    open.delete(id);
    lastSign = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    lastSign = performance.now();
    if (!/^https?:/.test(request.url)) return;
    kinds.set(requestId, type ?? 'Other');
    open.add(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => close(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    close(requestId);
    // From the browser's own cache: nothing went over the line.
    if (encodedDataLength === 0 || !kinds.has(requestId)) return;
    const kind = kinds.get(requestId);
    cost.bytes += encodedDataLength;
    cost.requests += 1;
    if (kind === 'Document') cost.documentBytes += encodedDataLength;
    if (kind === 'Image') cost.pictureBytes += encodedDataLength;
  });
  return {
    /** What it cost since it was asked last. */
    take(): Cost {
      const taken = cost;
      cost = { bytes: 0, requests: 0, documentBytes: 0, pictureBytes: 0 };
      return taken;
    },
    soFar: (): Cost => ({ ...cost }),
    /** Counted from now: what a page fetches when the line is idle begins a moment after it is loaded. */
    async idle(): Promise<void> {
      lastSign = performance.now();
      const end = performance.now() + patienceMs;
      while (performance.now() < end) {
        if (open.size === 0 && performance.now() - lastSign > quietMs) return;
        await pause(50);
      }
    },
  };
}
