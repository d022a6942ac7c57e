import type { SignUp } from '#content/sign-ups';
import { counted } from '../../lib/counts.ts';
import { longDate } from '../../lib/dates.ts';
import { signUpPath } from '../../lib/paths.ts';
import { dayInWords } from '../../lib/service-state.ts';
import { buttonClass } from '../ui/controls/button-class.ts';
import { DataCare } from '../ui/forms/data-care.tsx';

interface StartProps {
  signUp: SignUp;
  left: ReadonlyMap<string, number>;
  now: Date;
}

/** What is asked for, before anything is. */
export function Start({ signUp, left, now }: StartProps) {
  const { service, rule, cpfLaw, deleteOn } = signUp;
  const free = [...left.values()].reduce((all, one) => all + one, 0);
  return (
    <form className="sign-up__question" method="post" action={signUpPath(service.slug)}>
      <h1 className="d-1">{service.title}</h1>
      <p className="lead">
        {free > 0
          ? `Há ${counted(free, 'vaga', 'vagas')}.`
          : 'As vagas acabaram: quem se inscreve agora entra na lista de espera.'}
        {service.closesAt ? ` Inscrições até ${dayInWords(service.closesAt, now)}.` : ''}
      </p>
      <div>
        <h2 className="d-3">O que vamos perguntar</h2>
        <ul className="sign-up__points">
          {rule.kind === 'equipe' ? (
            <>
              <li>O nome da equipe e a chave.</li>
              <li>
                Nome completo e nascimento de {counted(rule.minMembers, 'atleta', 'atletas')} ou
                mais, até {rule.maxMembers}.
              </li>
            </>
          ) : (
            <li>O nome completo e o nascimento de quem vai participar.</li>
          )}
          <li>Um e-mail, para a resposta. O telefone, só se você quiser.</li>
          {rule.asksCpf ? <li>O CPF de quem inscreve. Exigência: {cpfLaw}.</li> : null}
          {rule.documents.map(({ id, name, rule: law }) => (
            <li key={id}>
              PDF ou foto: {name}. Exigência: {law}.
            </li>
          ))}
          <li>De quem tem menos de 18 anos, quem responde por essa pessoa.</li>
        </ul>
      </div>
      <p>
        O que você escreve fica guardado por sete dias, só para quem tem o link. Depois do envio, os
        dados servem só para esta inscrição e são apagados em {longDate(deleteOn)}. <DataCare />
      </p>
      <button className={buttonClass()} type="submit" name="acao" value="comecar">
        Começar
      </button>
    </form>
  );
}
