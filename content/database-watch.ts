import { timesReopened } from './database-state.ts';
import { forgetIndex } from './search-index.ts';

const everyMs = 2000;

/** Tells the operator, once each time, that the file is gone and that it is back. */
export function watchDatabase(): void {
  let known: number | undefined = 0;
  const look = async () => {
    const times = await timesReopened();
    if (times === known) return;
    if (times === undefined)
      console.error(
        'O arquivo do banco de dados foi apagado ou trocado. Nada é aceito até ele voltar: restaure a cópia de segurança no mesmo lugar.',
      );
    else {
      console.error('O banco de dados voltou.');
      forgetIndex();
    }
    known = times;
  };
  setInterval(look, everyMs).unref();
}
