/** The validators of the standard have no types of their own. */
declare module '@openactive/data-model-validator' {
  export interface Finding {
    severity: 'failure' | 'warning' | 'notice' | 'suggestion';
    type: string;
    message: string;
    path?: string;
  }
  export function validate(value: object, options: object): Promise<Finding[]>;
}

declare module '@openactive/rpde-validator' {
  import type { Finding } from '@openactive/data-model-validator';

  interface Log {
    errors: { data: Finding }[];
    pages: { url: string; errors: { data: Finding }[] }[];
  }
  export function RpdeValidator(url: string, options: object): Promise<Log>;
}
