import { paths } from '../../lib/paths.ts';
import '../ui/cards/columns.css';
import './data-rules.css';
import { licence } from '../machines/licence.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { newTab } from '../ui/controls/button-class.ts';
import { ExternalMark } from '../ui/controls/external-mark.tsx';

/** What one may do with the data, and what keeps it working for everybody. */
export function DataRules() {
  return (
    <section className="section data-rules meets-foot" aria-labelledby="regras">
      <div className="data-rules__field sunny">
        <div className="wrap">
          <h2 className="d-1" id="regras">
            Use à vontade
          </h2>
          <ul className="columns columns--3-1-1">
            <li>
              <h3 className="d-3">Licença</h3>
              <p>
                Copie, mude e publique, até para vender. Só diga de onde veio: ‘Secretaria de Estado
                do Desporto e Lazer do Amapá’. É a licença{' '}
                <a href={licence.address} {...newTab}>
                  {licence.name}
                  <ExternalMark />
                </a>
                .
              </p>
            </li>
            <li>
              <h3 className="d-3">Sem chave, sem cadastro</h3>
              <p>
                Os arquivos mudam assim que algo é publicado. Pedir o mesmo arquivo uma vez por
                minuto basta. Mande de volta o <code>ETag</code> em <code>If-None-Match</code>: se
                nada mudou, a resposta é 304 e não gasta dados. Páginas de outros sites também podem
                ler (CORS).
              </p>
            </li>
            <li>
              <h3 className="d-3">Nomes que não mudam</h3>
              <p>
                Um campo nunca troca de nome nem de sentido; campos novos entram no fim. Tudo em
                UTF-8, datas no padrão ISO 8601. O CSV usa vírgula entre as células e ponto nos
                centavos; a planilha usa ponto e vírgula e vírgula nos centavos. Listas vêm
                separadas por <code>|</code>. Um apóstrofo antes de <code>=</code>, <code>+</code>,{' '}
                <code>-</code> ou <code>@</code> impede que um texto vire fórmula.
              </p>
            </li>
          </ul>
          <ButtonLink href={`${paths.contact}?assunto=informacao&sobre=Dados+abertos`}>
            Pedir um dado que falta
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
