// Which Node runs the project. Plain JavaScript, for the launcher.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The first version that runs TypeScript without a warning and has every function we use. */
export const neededNode = '24.6';

/** @param {string} version As Node prints it, with or without its 'v'. */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = neededNode.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/**
 * The machine's Node if it serves, else the project's own; undefined when neither does. In npm's scripts
 * the project's own comes first in the path, so npm is asked which one it runs on.
 * @param {string} root
 */
export function findNode(root) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = join(root, 'node_modules', 'node', 'bin', name);
  const places = [process.env.npm_node_execpath ?? process.execPath, own];
  return places.find((place) => {
    const { status, stdout } = spawnSync(place, ['--version'], { encoding: 'utf8' });
    return status === 0 && isNewEnough(stdout);
  });
}
