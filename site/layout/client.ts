/**
 * The one script of every page: whatever a room names `*.client.ts`. Each of these acts only where its
 * elements are, so a page that a visitor opens next needs no other file. What is large and rarely used is
 * imported when it is needed.
 */
import.meta.glob('../**/*.client.ts', { eager: true });
