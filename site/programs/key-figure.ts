export interface KeyFigure {
  figure: string;
  label: string;
  /** The requirement it was taken from, which is then not repeated. */
  source: string;
}

/** The age or number that decides who may take part, taken from the editor's text. */
export function keyFigure(requirements: string[]): KeyFigure | undefined {
  for (const source of requirements) {
    const found = read(source);
    if (found) return { ...found, source };
  }
  return undefined;
}

function read(text: string): Omit<KeyFigure, 'source'> | undefined {
  const range = /\b(\d{1,3}) (?:a|até) (\d{1,3}) anos\b/i.exec(text);
  if (range) return { figure: `${range[1]}–${range[2]}`, label: 'anos de idade' };
  const older = /^ter (\d{1,3}) anos ou mais\b/i.exec(text);
  if (older) return { figure: `${older[1]}+`, label: 'anos de idade' };
  const least = /^(?:pelo menos|no mínimo|mínimo de) (\d{1,4}) (.+)$/i.exec(text);
  if (least?.[2]) return { figure: `${least[1]}+`, label: least[2] };
  return undefined;
}
