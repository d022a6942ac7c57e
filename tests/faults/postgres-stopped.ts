import { hasPostgres, type Postgres, startPostgres } from '../support/postgres.ts';
import type { Fault } from './fault.ts';

let server: Postgres | undefined;

export const postgresStopped: Fault = {
  key: 'postgres-stopped',
  name: 'O PostgreSQL parado, e começado de novo',
  seconds: [5, 30],
  impossible: () => (hasPostgres ? undefined : 'não há PostgreSQL nesta máquina'),
  async prepare() {
    const started = await startPostgres();
    server = started;
    // From here on a data folder means a database of its name.
    process.env.TEST_POSTGRES = started.url;
    return {
      settings: {},
      remove() {
        delete process.env.TEST_POSTGRES;
        started.stop();
        started.remove();
      },
    };
  },
  async cause({ hold }) {
    server?.stop();
    await hold();
    server?.start();
  },
};
