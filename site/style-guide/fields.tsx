import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../ui/controls/empty-state.tsx';
import { Notice } from '../ui/controls/notice.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/forms/field.tsx';
import { Chapter, Example } from './example.tsx';

const towns = [
  { value: '', label: 'Todos os locais' },
  { value: 'santana', label: 'Santana' },
];

export function Fields() {
  return (
    <Chapter id="campos" title="Campos e avisos">
      <form className="chapter__grid" action={paths.style}>
        <TextField id="vazio" label="Nome" hint="Como você quer ser chamado." />
        <TextField
          id="errado"
          label="E-mail"
          defaultValue="ana@"
          error="Informe um e-mail válido, como nome@exemplo.com."
        />
        <SelectField id="local" label="Local" options={towns} />
        <TextAreaField id="mensagem" label="Mensagem" rows={3} defaultValue="Bom dia!" />
      </form>
      <div className="chapter__grid">
        <Notice kind="success" title="Inscrição recebida" text="Confira sua caixa de entrada." />
        <Notice kind="error" title="Erro" text="Por favor, informe seu email." />
        <Notice kind="info" title="Data não encontrada" text="Mostramos a agenda de hoje." />
      </div>
      <Example name="nada para mostrar">
        <EmptyState
          title="Nenhum evento encontrado"
          text="Não há eventos para os filtros selecionados."
        />
      </Example>
    </Chapter>
  );
}
