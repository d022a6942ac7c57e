/**
 * Draws a stranger's photograph anew: smaller, upright, without the place where it was taken. A program of its own,
 * because a decoder can't be stopped within one: what takes too long is ended with it. Started by `redraw.ts`.
 */
import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { type RedrawTask, redrawEnds } from './redraw-task.ts';

// Before any thread of the decoder exists: threads inherit it.
setPriority(constants.priority.PRIORITY_LOW);
// The channel closes when the site ends, even by force.
const giveUp = () => process.exit(redrawEnds.broken);
process.on('disconnect', giveUp);
sharp.concurrency(1);
sharp.cache(false);

const { side, mostPixels, processorMs } = JSON.parse(process.argv[2] ?? '') as RedrawTask;

// By processor time, so that a busy machine does not make an honest photograph slow.
const watch = setInterval(() => {
  const { user, system } = process.cpuUsage();
  // By force: an orderly end would wait for the decoder's thread.
  if ((user + system) / 1000 > processorMs) process.kill(process.pid, 'SIGKILL');
}, 50);

async function redraw(bytes: Buffer): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > mostPixels) return redrawEnds.pixels;
  const drawn = await sharp(bytes, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 75 })
    .toBuffer();
  await new Promise((resolve) => process.stdout.write(drawn, resolve));
  return redrawEnds.drawn;
}

process.exitCode = await redraw(await buffer(process.stdin)).catch(() => redrawEnds.broken);
clearInterval(watch);
process.off('disconnect', giveUp).disconnect();
