const id = /^[\w-]{11}$/;
const hosts = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const folders = /^\/(?:live|shorts|embed|v)\/([^/]+)\/?$/;

/** The code of a video, out of any address under which YouTube shows or shares it; or the code itself. */
export function youtubeId(text: string): string | undefined {
  const given = text.trim();
  if (id.test(given)) return given;
  const address = URL.parse(/^https?:\/\//i.test(given) ? given : `https://${given}`);
  if (!address || !hosts.test(address.hostname)) return undefined;
  const found = address.hostname.endsWith('youtu.be')
    ? address.pathname.slice(1).replace(/\/$/, '')
    : (folders.exec(address.pathname)?.[1] ?? address.searchParams.get('v') ?? '');
  return id.test(found) ? found : undefined;
}
