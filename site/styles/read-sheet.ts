/** What a stylesheet says, as far as the tests of the walls ask. */
export interface Sheet {
  path: string;
  rules: Rule[];
}

export interface Rule {
  /** As written: inside another rule, without that rule's own selector. */
  selector: string;
  /** The at-rules around it, from the outside in: `@layer base`, `@media print`. */
  inside: string[];
  /** `margin: 0`, without the semicolon. */
  declarations: string[];
}

/** Reads CSS as this site writes it: rules may lie in rules, no brace in a string. */
export function readSheet(path: string, text: string): Sheet {
  const rules: Rule[] = [];
  const open: (Rule | string)[] = [];
  const words = text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g);
  for (const [, before = '', end] of words) {
    const said = before.trim().replace(/\s+/g, ' ');
    const last = open.at(-1);
    if (end !== '{') {
      if (said !== '' && typeof last === 'object') last.declarations.push(said);
      if (end === '}') open.pop();
    } else if (said.startsWith('@') || isStep(open)) {
      open.push(said);
    } else {
      const inside = open.filter((around) => typeof around === 'string');
      const rule = { selector: said, inside, declarations: [] };
      rules.push(rule);
      open.push(rule);
    }
  }
  return { path, rules };
}

/** `from` and `50%` inside keyframes select nothing. */
const isStep = (open: (Rule | string)[]) =>
  open.some((around) => typeof around === 'string' && around.startsWith('@keyframes'));

/** `.event-card__date` and `.event-card--off` belong to the block `event-card`. */
export function blocksOf({ selector }: Rule): string[] {
  const bare = selector.replace(/\[[^\]]*\]/g, '');
  return [...bare.matchAll(/\.([a-z][\w-]*)/gi)].map(
    ([, name = '']) => name.split(/__|--/)[0] ?? '',
  );
}
