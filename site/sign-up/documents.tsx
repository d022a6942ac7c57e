import type { SignUp } from '#content/sign-ups';
import { largestFile } from '../../lib/file-kinds.ts';
import { fileSize } from '../../lib/file-size.ts';
import { entryFilePath } from '../../lib/paths.ts';
import { retention } from '../../lib/retention.ts';
import { buttonClass } from '../ui/controls/button-class.ts';
import { ErrorSummary } from '../ui/forms/error-summary.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { stepPath } from './question.tsx';
import type { StepView } from './sign-up-view.ts';

interface DocumentsProps {
  signUp: SignUp;
  view: StepView;
}

const kindNames = { pdf: 'PDF', photo: 'foto' };

/** Each document a form of its own: what came stays when the next one fails. */
export function Documents({ signUp, view }: DocumentsProps) {
  const { documents } = signUp.rule;
  const wrong = documents.flatMap(({ id }) => {
    const text = view.errors[id];
    return text ? [{ href: `#inscricao-${id}`, text }] : [];
  });
  return (
    <section className="sign-up__question">
      <ErrorSummary wrong={wrong}>Os outros arquivos estão guardados.</ErrorSummary>
      <h1 className="d-1">Mande os documentos</h1>
      <p className="lead">
        PDF ou foto, até {fileSize(largestFile)} cada. Só quem confere a inscrição abre.
      </p>
      <p>
        Envie a inscrição em até {retention.entryDraftFileHours} horas: depois disso, os arquivos de
        uma inscrição que não foi enviada são apagados. O resto fica guardado por{' '}
        {retention.entryDraftDays} dias.
      </p>
      {documents.map((document) => (
        <OneDocument key={document.id} {...{ signUp, view, document }} />
      ))}
      <form method="post" action={stepPath(signUp, view)}>
        <button className={buttonClass()} type="submit">
          Continuar
        </button>
      </form>
    </section>
  );
}

type OneDocumentProps = DocumentsProps & { document: SignUp['rule']['documents'][number] };

function OneDocument({ signUp, view, document: { id, name, rule } }: OneDocumentProps) {
  const kept = view.content.files?.find(({ document }) => document === id);
  return (
    <div className="sign-up__document">
      <form
        className="sign-up__question"
        method="post"
        encType="multipart/form-data"
        action={entryFilePath(signUp.service.slug, view.key, id)}
        noValidate
      >
        <TextField
          id={`inscricao-${id}`}
          name="arquivo"
          type="file"
          required
          label={name}
          hint={`Exigência: ${rule}.`}
          accept="application/pdf,image/jpeg,image/png,image/webp"
          data-shrink
          {...(view.errors[id] ? { error: view.errors[id] } : {})}
        />
        <button className={buttonClass(kept ? 'ghost' : [])} type="submit">
          {kept ? 'Trocar o arquivo' : 'Enviar este arquivo'}
          <span className="vh"> ({name})</span>
        </button>
      </form>
      {kept ? (
        <form className="row row--close" method="post" action={stepPath(signUp, view)}>
          <p>
            <b>Recebido:</b> {kindNames[kept.kind]}, {fileSize(kept.bytes)}
          </p>
          <button className={buttonClass(['ghost', 'small'])} type="submit" name="tirar" value={id}>
            Tirar<span className="vh"> ({name})</span>
          </button>
        </form>
      ) : null}
    </div>
  );
}
