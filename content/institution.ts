import { asVisitor, openPayload } from './payload.ts';
import { type Picture, toPicture } from './pictures.ts';

export interface Institution {
  about: string;
  mission: string;
  vision: string;
  values: string[];
  secretary: { name: string; position: string; message: string; picture: Picture };
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
    secretary: {
      name: secretary.name,
      position: secretary.position,
      message: secretary.message,
      picture: toPicture(secretary),
    },
  };
}
