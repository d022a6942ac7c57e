/** Beside every form that asks for personal data. */
export function DataCare() {
  return <a href="/privacidade">Como cuidamos dos seus dados</a>;
}
