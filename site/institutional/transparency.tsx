import { transparencyTablePath } from '../../lib/paths.ts';
import './transparency.css';
import { type TransparencySubject, transparencySubjects } from '../../lib/vocabulary.ts';
import { Icon } from '../drawings/icon.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { StatePortalNote } from './state-portal-note.tsx';
import { subjectQuestions } from './subject-questions.ts';

export function Transparency() {
  return (
    <>
      <ul className="doors">
        {(Object.keys(transparencySubjects) as TransparencySubject[]).map((subject) => (
          <li key={subject}>
            <h4 className="d-2">{transparencySubjects[subject]}</h4>
            <p>{subjectQuestions[subject]}</p>
            <a className={buttonClass()} href={transparencyTablePath(subject)}>
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
