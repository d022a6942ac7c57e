/**
 * Makes one size of a photograph, as a program of its own: the system gives it the processor only when nobody
 * else wants it, and what it does to memory harms nobody else. Started by `run-encoder.ts`, which gets the bytes
 * and writes the file: if that program is killed, this one lives on for a moment and must leave nothing behind.
 */
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { EncodeTask } from './run-encoder.ts';

// Before any thread of the encoder exists: threads inherit it.
setPriority(constants.priority.PRIORITY_LOW);
// The channel closes when the admin ends, even by force.
process.on('disconnect', () => process.exit(1));
sharp.concurrency(1);
sharp.cache(false);

const { source, width, format, quality } = JSON.parse(process.argv[2] ?? '') as EncodeTask;
const { data, info } = await sharp(source)
  .resize({ width })
  .toFormat(format, { quality })
  .toBuffer({ resolveWithObject: true });
process.stdout.write(data, () =>
  process.send?.({ width: info.width, height: info.height }, () => process.disconnect()),
);
