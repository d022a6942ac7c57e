import type { CollectionSlug, FlattenedField, Payload, TypedUser } from 'payload';

export const roles = ['ninguém', 'autor', 'editor', 'atendimento', 'inscricoes', 'admin'] as const;
export type Role = (typeof roles)[number];

type Values = Record<string, unknown>;

/** Rows of each collection, made without its rules: for tests of who may do what with them. */
export function rowMaker(
  { collections, db }: Payload,
  /** What can't be just any text. */
  correct: (collection: CollectionSlug, row: Values) => Values,
) {
  let made = 0;

  const sampleOf = async (field: FlattenedField): Promise<unknown> => {
    switch (field.type) {
      case 'number':
        return made;
      case 'date':
        return '2025-05-12T12:00:00.000Z';
      case 'checkbox':
        return false;
      case 'email':
        return `linha-${made}@exemplo.ap.gov.br`;
      case 'select': {
        const [first] = field.options;
        const value = typeof first === 'string' ? first : first?.value;
        return field.hasMany ? [value] : value;
      }
      case 'group':
        return fill(field.flattenedFields);
      case 'relationship':
      case 'upload': {
        if (typeof field.relationTo !== 'string') return undefined;
        const id = await create(field.relationTo);
        return field.hasMany ? [id] : id;
      }
      case 'text':
      case 'textarea':
        return `linha-${made}`;
      default:
        return undefined;
    }
  };

  async function fill(fields: FlattenedField[]): Promise<Values> {
    const values: Values = {};
    for (const field of fields) {
      const isNeeded = 'required' in field && field.required;
      if (isNeeded || field.type === 'group') values[field.name] = await sampleOf(field);
    }
    return values;
  }

  async function create(collection: CollectionSlug, more: Values = {}): Promise<number> {
    made += 1;
    const filled = await fill(collections[collection].config.flattenedFields);
    const data = { ...filled, ...correct(collection, filled), ...more };
    const { id } = await db.create({ collection, data });
    return Number(id);
  }
  return create;
}

/** One account of each role. */
export async function createAccounts(payload: Payload): Promise<Record<Role, TypedUser | null>> {
  const entries = await Promise.all(
    roles.map(async (role) => {
      if (role === 'ninguém') return [role, null] as const;
      const data = { name: role, email: `${role}@exemplo.ap.gov.br`, role };
      const user = await payload.db.create({ collection: 'users', data });
      return [role, { ...user, collection: 'users' } as unknown as TypedUser] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<Role, TypedUser | null>;
}
