import type { SocialNetwork } from '../lib/vocabulary.ts';
import { asVisitor, openPayload } from './payload.ts';
import { type Picture, toPicture } from './pictures.ts';

export interface SocialPost {
  caption: string;
  platform: SocialNetwork;
  link: string;
  picture: Picture;
}

export async function listSocialPosts(count: number): Promise<SocialPost[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'social-posts',
    sort: 'order',
    limit: count,
    ...asVisitor,
  });
  return docs.map((document) => ({
    caption: document.caption,
    platform: document.platform,
    link: document.link,
    picture: toPicture(document),
  }));
}
