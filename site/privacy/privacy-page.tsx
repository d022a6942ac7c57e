import '../ui/cards/rich-text.css';
import './privacy-page.css';
import type { SiteSettings } from '#content/site-settings';
import { longDate } from '../../lib/dates.ts';
import { phoneAddress } from '../../lib/phone-address.ts';
import { Masthead } from '../layout/masthead.tsx';
import { HangingBars } from '../ui/cards/line-bars.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { keptData, privacyVersion } from './kept-data.ts';
import { keptBars, keptMarks } from './kept-line.ts';
import { PrivacyRights } from './privacy-rights.tsx';

const { name: version, day } = privacyVersion;

interface PrivacyPageProps {
  contact: SiteSettings['contact'];
  officer: SiteSettings['privacy'];
}

const unnamed = '[nome do encarregado: espaço reservado, a secretaria ainda vai preencher]';

/**
 * What is kept, why, for how long, whom to ask and how it is deleted, in words for everybody.
 * Long because it is one text, read from top to bottom.
 */
export function PrivacyPage({ contact, officer }: PrivacyPageProps) {
  const { officerName = unnamed, officerEmail = contact.email } = officer;
  return (
    <>
      <Masthead
        title="Privacidade"
        lead="O que guardamos quando você escreve para nós, por quê, por quanto tempo e como apagar. Para ler o site você não precisa dar nada: nem nome, nem e-mail, nem cookie."
        here="Privacidade"
        mix="privacy-head"
        south={
          <>
            <HangingBars bars={keptBars} marks={keptMarks} sun={0} />
            <p className="mast__note">
              Versão {version} deste texto, de <time dateTime={day}>{longDate(day)}</time>
            </p>
          </>
        }
      />
      <section className="section wrap" aria-labelledby="guardamos">
        <h2 className="d-1" id="guardamos">
          O que guardamos
        </h2>
        <p className="lead privacy__lead">Só o que você mesmo envia, e só enquanto serve.</p>
        <div className="privacy__kept">
          {keptData.map(({ name, what, why, basis, until, readers }) => (
            <article key={name}>
              <h3 className="d-2">{name}</h3>
              <dl>
                {[
                  ['O que é', what],
                  ['Para quê', why],
                  ['Até quando', until],
                  ['Quem lê', readers],
                  ['O que diz a lei', basis],
                ].map(([term, words]) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{words}</dd>
                  </div>
                ))}
              </dl>
            </article>
          ))}
        </div>
      </section>
      <PrivacyRights />
      <section className="section wrap privacy__part" aria-labelledby="encarregado">
        <h2 className="d-1" id="encarregado">
          Com quem falar
        </h2>
        <div className="prose privacy__prose">
          <p>
            Quem responde pelos seus dados é a {contact.name}. A lei pede uma pessoa encarregada de
            cuidar disso e de ouvir você.
          </p>
          <p className="privacy__officer">
            <b>Encarregado pelo tratamento de dados pessoais</b>
            <br />
            {officerName}
            <br />
            E-mail: <a href={`mailto:${officerEmail}`}>{officerEmail}</a>
            {officerEmail.includes('exemplo') ? ' (endereço de exemplo)' : ''}
            <br />
            Telefone: <a href={phoneAddress(contact.phone)}>{contact.phone}</a>
          </p>
          <p>
            Se a nossa resposta não resolver, você pode reclamar à Autoridade Nacional de Proteção
            de Dados (ANPD).
          </p>
        </div>
      </section>
      <DeletionForm heading="h2" />
    </>
  );
}
