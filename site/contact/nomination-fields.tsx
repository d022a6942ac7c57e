import type { ContactField } from '../../lib/contact-check.ts';
import { contactLimits } from '../../lib/contact-fields.ts';
import { TextAreaField, TextField } from '../ui/forms/field.tsx';

interface NominationFieldsProps {
  field: (name: ContactField) => {
    id: string;
    name: string;
    defaultValue: string;
    error?: string;
    onInput: () => void;
  };
}

/** For people under 18 only a name and a sport are asked. */
export function NominationFields({ field }: NominationFieldsProps) {
  return (
    <fieldset className="contact__nominee">
      <legend className="d-3">Quem você indica</legend>
      <p className="field__hint">
        Se a pessoa tem menos de 18 anos, informe só o nome e a modalidade. Não precisamos de mais
        nada.
      </p>
      <TextField
        {...field('atleta')}
        label="Nome do atleta"
        required
        hint={`Até ${contactLimits.atleta} caracteres.`}
      />
      <TextField
        {...field('modalidade')}
        label="Modalidade"
        required
        hint="Exemplo: canoagem, futebol, bocha paralímpica."
      />
      <TextField {...field('municipio')} label="Município (opcional)" />
      <TextAreaField
        {...field('conquistas')}
        label="Conquistas (opcional)"
        rows={4}
        hint={`Até ${contactLimits.conquistas.toLocaleString('pt-BR')} caracteres.`}
      />
    </fieldset>
  );
}
