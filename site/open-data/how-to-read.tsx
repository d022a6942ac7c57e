import '../ui/cards/columns.css';
import './how-to-read.css';
import { paths } from '../../lib/paths.ts';
import { licence } from '../machines/licence.ts';
import { newTab } from '../ui/controls/button-class.ts';
import { ExternalMark } from '../ui/controls/external-mark.tsx';

export interface HowToReadProps {
  itemsOnPage: number;
  /** So long a feed tells what was withdrawn. */
  withdrawnDays: number;
}

/** For whoever writes a program that follows the feeds. */
export function HowToRead({ itemsOnPage, withdrawnDays }: HowToReadProps) {
  return (
    <ul className="columns columns--3-1-1 how-to-read">
      <li>
        <h3 className="d-3">Página por página</h3>
        <p>
          Cada página traz até {itemsOnPage} itens na ordem em que mudaram, e em <code>next</code> o
          endereço da seguinte. A última vem sem itens e aponta para si mesma: guarde esse endereço
          e pergunte de novo mais tarde.
        </p>
      </li>
      <li>
        <h3 className="d-3">O que sai</h3>
        <p>
          O que foi apagado ou retirado volta como <code>deleted</code> durante {withdrawnDays}{' '}
          dias. Quem ficou mais tempo sem ler começa do início.
        </p>
      </li>
      <li>
        <h3 className="d-3">Regras e datas</h3>
        <p>
          As datas de uma turma saem da regra dela (<code>eventSchedule</code>), no horário do
          Amapá; <code>exceptDate</code> tem os feriados deste ano e do próximo. A segunda lista
          traz só as que fogem da regra, com o mesmo <code>@id</code>.
        </p>
      </li>
      <WhatIsMissing />
      <Licence />
      <Standard />
    </ul>
  );
}

function WhatIsMissing() {
  return (
    <li>
      <h3 className="d-3">O que falta</h3>
      <p>
        O padrão exige um preço (0 é de graça): turmas e eventos sem preço informado estão só nos{' '}
        <a href={paths.data}>outros arquivos</a>. Sem CEP, o endereço vem em uma linha. Onde um
        lugar não tem coordenadas, são as do município.
      </p>
    </li>
  );
}

function Licence() {
  return (
    <li>
      <h3 className="d-3">Licença</h3>
      <p>
        <External href={licence.address}>{licence.name}</External>: use à vontade e cite a
        Secretaria de Estado do Desporto e Lazer do Amapá. Os nomes das atividades são da{' '}
        <External href="https://openactive.io/activity-list">OpenActive Activity List</External>,
        também {licence.name}.
      </p>
    </li>
  );
}

function Standard() {
  return (
    <li>
      <h3 className="d-3">O padrão</h3>
      <p>
        <External href="https://openactive.io/realtime-paged-data-exchange/">
          Realtime Paged Data Exchange 1.0
        </External>{' '}
        e{' '}
        <External href="https://openactive.io/modelling-opportunity-data/">
          Modelling Opportunity Data 2.0
        </External>
        , em inglês.
      </p>
    </li>
  );
}

function External({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} {...newTab}>
      {children}
      <ExternalMark />
    </a>
  );
}
