/** '(4)' is read as a bare number. */
export function Penalties({ goals }: { goals: number | undefined }) {
  if (goals === undefined) return null;
  return (
    <>
      <small aria-hidden="true"> ({goals})</small>
      <span className="vh">, {goals} nos pênaltis</span>
    </>
  );
}
