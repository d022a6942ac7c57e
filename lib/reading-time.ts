/** What most adults read in a minute, in words. */
const pace = 200;

/** In whole minutes; nothing is read in none. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.round(words / pace));
}
