'use client';
import { FormSubmit, useForm, useFormFields, useFormModified } from '@payloadcms/ui';

/**
 * The save button of a message. It sends nothing: an answer goes out by 'Responder e enviar' alone, also when
 * somebody has chosen 'Respondida' in the list.
 */
export function KeepAnswerButton() {
  const { submit } = useForm();
  const isModified = useFormModified();
  const [status, answeredAt] = useFormFields(([fields]) => [
    fields.status?.value,
    fields.answeredAt?.value,
  ]);
  const keep = () => {
    const early = !answeredAt && status === 'respondida';
    void submit(early ? { overrides: { status: 'em-analise' } } : undefined);
  };
  return (
    <FormSubmit
      buttonId="action-save"
      buttonStyle="secondary"
      disabled={!isModified}
      size="medium"
      type="button"
      onClick={keep}
    >
      {answeredAt ? 'Salvar' : 'Guardar sem enviar'}
    </FormSubmit>
  );
}
