import type { LinkSigner } from '../mail/newsletter-links.ts';
import { readLinkKey } from './secret.ts';
import { settings } from './settings.ts';

/** What `mail` needs to write and check the newsletter's links. */
export const linkSigner: LinkSigner = {
  siteUrl: settings.siteUrl,
  key: readLinkKey(settings.dataDir),
};
