import type { CollectionBeforeValidateHook, FieldHook, PayloadRequest } from 'payload';
import { paths } from '../../lib/paths.ts';
import { redirectPath } from '../../lib/redirect-path.ts';
import { refuse } from '../hooks/refuse.ts';
import type { Redirect } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { isMissing } from '../text-check/missing-addresses.ts';
import { siteAnswer } from '../text-check/site-answer.ts';

/** Stored as it is looked up. What is no path stays, to be refused by name. */
export const tidyFrom: FieldHook = ({ value }) =>
  typeof value === 'string' ? (redirectPath(value) ?? value.trim()) : value;

const ownPaths: ReadonlySet<string> = new Set(Object.values(paths));

/** Refuses what would never be asked for, what leads nowhere, and what leads to another redirect. */
export const checkRedirect: CollectionBeforeValidateHook<Redirect> = async ({
  data,
  originalDoc,
  req,
}) => {
  const from = data?.from ?? originalDoc?.from;
  const typed = data?.to ?? originalDoc?.to;
  // Empty fields are refused by the form itself.
  if (!data || !from || !typed) return data;
  const path = redirectPath(from);
  if (!path) return refuse(`“${from}” não é um endereço deste site, como /verao.`);
  const to = inThisSite(typed.trim());
  const target = redirectPath(to);
  if (!/^(https:\/\/|\/(?![/\\]))\S*$/.test(to))
    refuse('O destino começa com https:// ou, neste site, com /.');
  if (target === path) refuse('O endereço levaria a si mesmo.');
  await refuseChains({ path, target, id: originalDoc?.id }, req);
  if (path !== originalDoc?.from) await refuseShadow(path);
  if (to.startsWith('/') && isMissing(await siteAnswer(to, settings)))
    refuse(`O destino ${to} não existe no site (404).`);
  return { ...data, to };
};

/** Our own whole addresses are stored as paths, so that a loop is seen. */
function inThisSite(address: string): string {
  const { origin } = new URL(settings.siteUrl);
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}

/** A page that is there is shown; the redirect would wait for ever. */
async function refuseShadow(path: string): Promise<void> {
  const status = ownPaths.has(path) ? 200 : await siteAnswer(encodeURI(path), settings);
  if (status === undefined || isMissing(status)) return;
  refuse(
    status >= 300 && status < 400
      ? `“${path}” já leva a outra página, porque ela mudou de endereço.`
      : `“${path}” é uma página do site. Só dá para redirecionar um endereço sem página.`,
  );
}

interface Step {
  path: string;
  target: string | undefined;
  id: number | undefined;
}

async function refuseChains({ path, target, id }: Step, req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { or: [{ from: { equals: target ?? '' } }, { to: { contains: path } }] },
    depth: 0,
    pagination: false,
    limit: 100,
    req,
  });
  const others = docs.filter((one) => one.id !== id);
  const after = target && others.find((one) => one.from === target);
  if (after) refuse(`“${after.from}” já leva a ${after.to}. Escreva esse destino.`);
  const before = others.find((one) => redirectPath(one.to) === path);
  if (before) refuse(`“${before.from}” leva a “${path}”. Mude antes o destino dele.`);
}
