/**
 * The only sites that our pages show in frames. A page without such a frame is isolated from all others; a part
 * that brings one after a choice says so by `data-may-show`.
 */
export const videoSite = 'https://www.youtube-nocookie.com';
export const mapSite = 'https://www.openstreetmap.org';
