import type { Institution as Document } from '../cms/payload-types.ts';
import { isPublicityHidden } from './electoral-period.ts';
import { asVisitor, openPayload } from './payload.ts';
import { type Picture, toPicture } from './pictures.ts';

export interface Secretary {
  name: string;
  position: string;
  message: string;
  picture: Picture;
}

export interface Institution {
  about: string;
  mission: string;
  vision: string;
  values: string[];
  /** Undefined until an editor has written a name and a message, and in the electoral period. */
  secretary: Secretary | undefined;
}

export async function readInstitution(now: Date): Promise<Institution> {
  const payload = await openPayload();
  const [document, isHidden] = await Promise.all([
    payload.findGlobal({ slug: 'institution', ...asVisitor }),
    isPublicityHidden(now),
  ]);
  const { about, mission, vision, secretary } = document;
  return {
    about,
    mission,
    vision,
    values: [...(document.values ?? [])],
    secretary: isHidden ? undefined : toSecretary(secretary),
  };
}

function toSecretary(written: Document['secretary']): Secretary | undefined {
  if (!written?.name || !written.message) return undefined;
  const { name, position, message } = written;
  return { name, position: position ?? '', message, picture: toPicture(written) };
}
