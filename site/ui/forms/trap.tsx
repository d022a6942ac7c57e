import './trap.css';

export const trapName = 'pagina-pessoal';

/** A field that no person meets: whatever fills it in is no person. */
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
