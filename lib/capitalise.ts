/** 'maio de 2025' → 'Maio de 2025' */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
