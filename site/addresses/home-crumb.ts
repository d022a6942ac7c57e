import type { SiteLink } from '#content/site-settings';
import { homePage } from '../../lib/browser-paths.ts';

export const homeCrumb: SiteLink = { name: homePage.label, path: homePage.path };
