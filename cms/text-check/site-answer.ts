import type { Settings } from '../../lib/settings.ts';

const patienceMs = 5000;

/**
 * The status with which this site answers an address, undefined for other sites' and where there is no answer.
 * Asked of the site on this machine, because its public name may not lead back here.
 */
export async function siteAnswer(
  address: string,
  { siteUrl, host, port }: Pick<Settings, 'siteUrl' | 'host' | 'port'>,
): Promise<number | undefined> {
  const site = new URL(siteUrl);
  const near = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const meant = URL.parse(address, site);
  if (!meant || meant.origin !== site.origin) return undefined;
  try {
    const { status, body } = await fetch(`http://${near}:${port}${meant.pathname}${meant.search}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    await body?.cancel();
    return status;
  } catch {
    return undefined;
  }
}
