import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd } from '../../bench/machine/endings.ts';
import { removeDirectory, startPortal, temporaryDirectory } from '../support/portal.ts';
import { query } from '../support/site.ts';
import type { Fault } from './fault.ts';
import { type Outcome, runFault } from './run-fault.ts';

/** Visitors come through a proxy on this machine, each with an address of their own. */
const settings = { TRUST_PROXY: '127.0.0.1', SITE_NOW: '', SMTP_URL: '' };
/** Far longer than a start on a busy machine. */
const recoveryLimitMs = 120_000;

/** Work that is done once, at the latest when the run is over. */
function onceAtEnd(work: () => unknown): () => Promise<void> {
  let done = false;
  const run = async () => {
    if (done) return;
    done = true;
    await work();
  };
  atEnd(run);
  return run;
}

/** Runs faults, as many as possible on one portal; each new portal begins with the same content. */
export function createStage(long: boolean) {
  const pace = { long, recoveryLimitMs };
  let shared: Awaited<ReturnType<typeof openPortal>> | undefined;
  let mould: string | undefined;

  async function openPortal(fault?: Fault) {
    const dataDir = temporaryDirectory();
    const removeFolder = onceAtEnd(() => removeDirectory(dataDir));
    const ground = await fault?.prepare?.(dataDir);
    const removeGround = onceAtEnd(() => ground?.remove());
    if (mould && !process.env.TEST_POSTGRES) copyFileSync(mould, join(dataDir, 'portal.db'));
    const portal = await startPortal({ ...settings, DATA_DIR: dataDir, ...ground?.settings });
    const stop = onceAtEnd(() => portal.stop());
    const close = async () => {
      await stop();
      await removeGround();
      await removeFolder();
    };
    return { portal, close };
  }

  async function keepMould(dataDir: string): Promise<void> {
    const folder = temporaryDirectory();
    atEnd(() => removeDirectory(folder));
    mould = join(folder, 'portal.db');
    await query(dataDir, 'VACUUM INTO ?', [mould]);
  }

  return async (fault: Fault): Promise<Outcome> => {
    if (fault.prepare) {
      const { portal, close } = await openPortal(fault);
      return runFault(fault, portal, pace).finally(close);
    }
    shared ??= await openPortal();
    const { portal, close } = shared;
    if (!mould) await keepMould(portal.dataDir);
    shared = undefined;
    const outcome = await runFault(fault, portal, pace);
    // The next fault meets a portal that is well.
    if (outcome.wrongs.length > 0) await close();
    else shared = { portal, close };
    return outcome;
  };
}
