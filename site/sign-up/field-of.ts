import type { StepView } from './sign-up-view.ts';

/** What stands in a field: what was typed and not taken, or what was kept. Most must be filled in. */
export const fieldOf =
  ({ typed, errors }: StepView) =>
  (name: string, kept: string) => ({
    id: `inscricao-${name}`,
    name,
    required: true,
    defaultValue: typed.get(name) ?? kept,
    error: errors[name],
  });
