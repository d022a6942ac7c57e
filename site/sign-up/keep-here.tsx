interface KeepHereProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Off until somebody asks for it: telephones are shared. Not shown before the browser can do it. */
export const KeepHere = ({ isOn, onChange }: KeepHereProps) => (
  <label className="sign-up__true sign-up__keep">
    <input
      type="checkbox"
      checked={isOn}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span>
      Guardar também neste aparelho até enviar, para o caso de faltar sinal. Não marque se o
      aparelho é de outra pessoa.
    </span>
  </label>
);
