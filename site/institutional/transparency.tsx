import './transparency.css';
import { type TransparencySubject, transparencySubjects } from '../../lib/vocabulary.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { StatePortalNote } from './state-portal-note.tsx';

const questions: Record<TransparencySubject, string> = {
  orcamento: 'Quanto a secretaria tem para gastar em cada ação, e quanto já pagou.',
  'licitacoes-e-contratos': 'O que é comprado, de quem, por quanto e em que pé está.',
  'convenios-e-parcerias': 'Com quem a secretaria trabalha e quanto repassa a cada parceiro.',
};

export function Transparency() {
  return (
    <>
      <ul className="doors">
        {(Object.keys(transparencySubjects) as TransparencySubject[]).map((subject) => (
          <li key={subject}>
            <h4 className="d-2">{transparencySubjects[subject]}</h4>
            <p>{questions[subject]}</p>
            <a className={buttonClass()} href={`/transparencia/${subject}`}>
              Acessar<span className="vh"> {transparencySubjects[subject]}</span>
              <Icon name="go" />
            </a>
          </li>
        ))}
      </ul>
      <StatePortalNote />
    </>
  );
}
