import type { Law } from '#content/legislation';
import { fileSize } from '../../lib/file-size.ts';
import { legislationKinds } from '../../lib/vocabulary.ts';
import { Icon } from '../drawings/icon.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';

export function LawRow({ law }: { law: Law }) {
  return (
    <li className="law">
      <p className="law__year fig">{law.year}</p>
      <div className="law__words">
        <h5>{law.title}</h5>
        <p className="law__number">
          {legislationKinds[law.kind]} nº {law.number}/{law.year}
        </p>
        <p>{law.summary}</p>
      </div>
      {law.file ? (
        <p className="law__file">
          <a className={buttonClass(['ghost', 'small'])} href={law.file.address} download="">
            <Icon name="download" />
            Baixar PDF<span className="vh">: {law.title}</span>
          </a>
          <span className="small muted">PDF, {fileSize(law.file.bytes)}</span>
        </p>
      ) : (
        <p className="law__file small muted">O arquivo ainda não foi publicado.</p>
      )}
    </li>
  );
}
