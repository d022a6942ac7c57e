import type { Institution as Document } from '../cms/payload-types.ts';
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
  /** Undefined until an editor has written a name and a message. */
  secretary: Secretary | undefined;
}

export async function readInstitution(): Promise<Institution> {
  const payload = await openPayload();
  const document = await payload.findGlobal({ slug: 'institution', ...asVisitor });
  const { about, mission, vision, secretary } = document;
  return {
    about,
    mission,
    vision,
    values: [...(document.values ?? [])],
    secretary: toSecretary(secretary),
  };
}

function toSecretary(written: Document['secretary']): Secretary | undefined {
  if (!written?.name || !written.message) return undefined;
  const { name, position, message } = written;
  return { name, position: position ?? '', message, picture: toPicture(written) };
}
