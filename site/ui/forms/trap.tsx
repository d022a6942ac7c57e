import './trap.css';

export const trapName = 'pagina-pessoal';

/** A honeypot: a field that people don't see. Whoever fills it in is a program. */
export function Trap() {
  return (
    <p className="trap" aria-hidden="true">
      <label>
        Deixe este campo vazio
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
