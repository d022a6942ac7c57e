import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd } from '../../bench/machine/endings.ts';
import { removeDirectory, startPortal, temporaryDirectory } from '../support/portal.ts';
import { query } from '../support/site.ts';
import type { Fault } from './fault.ts';
import { type Outcome, runFault } from './run-fault.ts';

/** Visitors come through a proxy on this machine, each with an address of their own. */
const settings = {
  ...{ TRUST_PROXY: '127.0.0.1', SITE_NOW: '', SMTP_URL: '' },
};

/** Far longer than a start on a busy machine. */
const recoveryLimitMs = 120_000;

/** Runs faults, as many as possible on one portal; each new portal begins with the same content. */
export function createStage(long: boolean) {
  const pace = { long, recoveryLimitMs };
  let shared: Awaited<ReturnType<typeof openPortal>> | undefined;
  let mould: string | undefined;

  async function openPortal(fault?: Fault) {
    const dataDir = temporaryDirectory();
    const ground = await fault?.prepare?.(dataDir);
    if (mould && !process.env.TEST_POSTGRES) copyFileSync(mould, join(dataDir, 'portal.db'));
    const portal = await startPortal({ ...settings, DATA_DIR: dataDir, ...ground?.settings });
    let closed = false;
    const close = async () => {
      if (closed) return;
      closed = true;
      await portal.stop();
      await ground?.remove();
      removeDirectory(dataDir);
    };
    atEnd(close);
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
    if (!mould) await keepMould(shared.portal.dataDir);
    const outcome = await runFault(fault, shared.portal, pace);
    if (outcome.wrongs.length > 0) {
      // The next fault meets a portal that is well.
      await shared.close();
      shared = undefined;
    }
    return outcome;
  };
}
