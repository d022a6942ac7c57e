import { asVisitor, openPayload } from './payload.ts';
import { type Picture, toPicture } from './pictures.ts';

export interface TeamMember {
  name: string;
  position: string;
  description: string;
  picture: Picture;
}

export async function listTeam(): Promise<TeamMember[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'team-members',
    pagination: false,
    sort: 'order',
    ...asVisitor,
  });
  return docs.map((document) => ({
    name: document.name,
    position: document.position,
    description: document.description,
    picture: toPicture(document),
  }));
}
