import { isIP } from 'node:net';
import { z } from 'zod';
import { readStorageAddress } from './storage-address.ts';

/** How each kind of setting is checked, and what is said to whoever wrote it wrong. */
export const port = (fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535, {
      error: 'deve ser um número de porta entre 1 e 65535',
    })
    .transform(Number);

export const webAddress = z
  .url({ protocol: /^https?$/, error: 'deve ser um endereço http:// ou https://' })
  .transform((text) => text.replace(/\/+$/, ''));

export const storage = z.string().transform((text, context) => {
  const address = readStorageAddress(text);
  if (address) return address;
  context.addIssue(
    'deve ser s3://CHAVE:SEGREDO@SERVIDOR:PORTA/BUCKET, com ?region=… e &tls=off se for o caso',
  );
  return z.NEVER;
});

/**
 * Addresses and networks, as Fastify reads them. Not a number of proxies: a visitor who connects directly
 * could fake it.
 */
export const proxies = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((list) => list.every(isNetwork), {
    error:
      'deve ser uma lista de endereços ou redes, como 127.0.0.1, 10.0.0.0/8 ou loopback, separados por vírgula',
  });

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || rest.length > 0) return false;
  // '/0' would trust everybody, and anyone could claim any address.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest);
}

/** From ten seconds to a day, three days in all, as mail servers themselves do. */
const patience = '10,60,300,1800,7200,21600,43200,86400,86400';

export const secondsList = z
  .string()
  .default(patience)
  .refine((text) => /^\d{1,6}(,\d{1,6}){0,19}$/.test(text), {
    error: 'deve ser uma lista de segundos separados por vírgula, como 10,60,300',
  })
  .transform((text) => text.split(',').map(Number));

const onOrOff = z.enum(['on', 'off'], { error: 'deve ser on ou off' });
export const onOff = onOrOff.default('on');
/** What it is when not set depends on another setting. */
export const onOffOrUnset = onOrOff.optional();

/** A whole number from 1 on, with at most so many digits. */
export const wholeNumber = (fallback: number, digits: number) =>
  z
    .string()
    .default(String(fallback))
    .refine((text) => /^[1-9]\d*$/.test(text) && text.length <= digits, {
      error: `deve ser um número inteiro entre 1 e ${10 ** digits - 1}`,
    })
    .transform(Number);
