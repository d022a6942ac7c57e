/** What a stylesheet says, as far as the tests of the walls ask. */
export interface Sheet {
  path: string;
  rules: Rule[];
}

export interface Rule {
  selector: string;
  /** The at-rules around it, from the outside in: `@layer base`, `@media print`. */
  inside: string[];
  /** `margin: 0`, without the semicolon. */
  declarations: string[];
}

/** Reads plain CSS as this site writes it: no rule inside a rule, no brace inside a string. */
export function readSheet(path: string, text: string): Sheet {
  const rules: Rule[] = [];
  const open: string[] = [];
  const words = text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g);
  for (const [, before = '', end] of words) {
    const said = before.trim().replace(/\s+/g, ' ');
    if (end === '{') {
      open.push(said);
      if (isRule(open)) rules.push({ selector: said, inside: open.slice(0, -1), declarations: [] });
    } else {
      if (said !== '' && isRule(open)) rules.at(-1)?.declarations.push(said);
      if (end === '}') open.pop();
    }
  }
  return { path, rules };
}

const isRule = (open: string[]) =>
  !(open.at(-1) ?? '@').startsWith('@') && !open.some((around) => around.startsWith('@keyframes'));

/** `.event-card__date` and `.event-card--off` belong to the block `event-card`. */
export function blocksOf({ selector }: Rule): string[] {
  const bare = selector.replace(/\[[^\]]*\]/g, '');
  return [...bare.matchAll(/\.([a-z][\w-]*)/gi)].map(
    ([, name = '']) => name.split(/__|--/)[0] ?? '',
  );
}
