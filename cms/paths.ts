import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settings } from './settings.ts';

// Paths are joined by hand because Next's bundler takes `new URL(…, import.meta.url)` for an asset.
const folder = dirname(fileURLToPath(import.meta.url));

export const inCms = (...parts: string[]) => join(folder, ...parts);
export const mediaDirectory = () => join(settings.dataDir, 'media');
export const documentsDirectory = () => join(settings.dataDir, 'documents');
