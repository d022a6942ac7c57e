import type { TextField } from 'payload';
import { clockTime } from '../../lib/clock-time.ts';

export function clockTimeField(name: string, label: string, required = false): TextField {
  return {
    name,
    label,
    type: 'text',
    required,
    admin: { placeholder: '14:00' },
    validate: (value: string | null | undefined) => {
      if (!value) return required ? 'Informe a hora.' : true;
      return clockTime.test(value) || 'Escreva a hora como 14:00.';
    },
  };
}
