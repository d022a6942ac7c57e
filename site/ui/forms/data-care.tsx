/** Stands beside every form that asks for something of a person. */
export function DataCare() {
  return <a href="/privacidade">Como cuidamos dos seus dados</a>;
}
