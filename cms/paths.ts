import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settings } from './settings.ts';

// Next's bundler takes `new URL(…, import.meta.url)` for an asset, so paths are joined by hand.
const folder = dirname(fileURLToPath(import.meta.url));

export const inCms = (...parts: string[]) => join(folder, ...parts);
export const mediaDirectory = () => join(settings.dataDir, 'media');
export const documentsDirectory = () => join(settings.dataDir, 'documents');
