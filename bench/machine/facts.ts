import { spawnSync } from 'node:child_process';
import { arch, availableParallelism, cpus, loadavg, platform } from 'node:os';

const cores = availableParallelism();

/** Who measured, when, and how busy the machine was: a figure without these says nothing. */
export function readFacts(): string {
  const [load = 0] = loadavg();
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  // A copy without a repository has none.
  const commit = git.stdout?.trim() || 'unknown';
  const model = cpus()[0]?.model.trim() ?? '';
  const machine = `${cores} cores (${[arch(), model].filter((word) => word && word !== 'unknown').join(', ')})`;
  const calm =
    load < cores / 4 ? 'calm' : 'not calm: other work was running, read ratios with care';
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return `Measured on ${day} UTC at commit ${commit}: ${platform()}, ${machine}, Node ${process.versions.node}, load average at the start ${load.toFixed(2)} (${calm}).`;
}
