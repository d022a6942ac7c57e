import { until } from '../support/portal.ts';
import type { Fault } from './fault.ts';
import { killProgram } from './site-killed.ts';

export const adminKilled: Fault = {
  key: 'admin-killed',
  name: 'O admin morto com `kill -9`',
  seconds: [0, 0],
  async cause({ target, note }) {
    const killedAt = performance.now();
    killProgram(target, 'scripts/admin.ts');
    const login = () => fetch(`${target.admin}/admin/login`).catch(() => undefined);
    await until(async () => (await login())?.status === 200);
    const seconds = ((performance.now() - killedAt) / 1000).toFixed(1).replace('.', ',');
    note(`o admin voltou após ${seconds} s`);
  },
};
