import { defineMiddleware } from 'astro:middleware';
import { now } from '../lib/clock.ts';
import { readSettings } from '../lib/settings.ts';

const settings = readSettings(process.env);

/** Reads the clock once for each request and passes the moment on. */
export const onRequest = defineMiddleware((context, next) => {
  context.locals.now = now(settings);
  // Set by the front server; pages rendered at build time have none.
  context.locals.path ??= context.url.pathname;
  return next();
});
