import { z } from 'zod';

/** What an edition can tell of, by collection, in the order in which it is offered. */
export const editionKinds = { news: 'Notícia', events: 'Evento', services: 'Serviço' } as const;
export type EditionKind = keyof typeof editionKinds;

export const mostEditionItems = 30;

/** What an editor picked, in the order chosen by hand. Numbers only: the words are read when it is sent. */
export const pickedItems = z
  .array(
    z.object({
      of: z.enum(Object.keys(editionKinds) as EditionKind[]),
      id: z.number().int().positive(),
    }),
  )
  .max(mostEditionItems);

export type PickedItem = z.infer<typeof pickedItems>[number];

/** Empty for what is none. */
export const readPicked = (value: unknown): PickedItem[] => pickedItems.safeParse(value).data ?? [];

export const isSameItem = (one: PickedItem, other: PickedItem) =>
  one.of === other.of && one.id === other.id;
