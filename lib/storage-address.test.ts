import { expect, test } from 'vitest';
import { readStorageAddress } from './storage-address.ts';

test('key and secret may have any sign, written as addresses want it', () => {
  expect(
    readStorageAddress('s3://AKIA:a%2Fb%2B%40c@s3.sa-east-1.example/fotos?region=sa-east-1'),
  ).toEqual({
    origin: 'https://s3.sa-east-1.example',
    ...{ bucket: 'fotos', region: 'sa-east-1', key: 'AKIA', secret: 'a/b+@c' },
  });
});

test('a server of the house, without TLS, in no region', () => {
  expect(readStorageAddress('s3://chave:segredo@10.0.0.7:9000/portal.fotos?tls=off')).toEqual({
    origin: 'http://10.0.0.7:9000',
    ...{ bucket: 'portal.fotos', region: 'us-east-1', key: 'chave', secret: 'segredo' },
  });
});

test.each([
  'fotos',
  'https://chave:segredo@host/fotos',
  's3://host/fotos',
  's3://chave@host/fotos',
  's3://chave:segredo@host',
  's3://chave:segredo@host/',
  's3://chave:segredo@host/fotos/de-2026',
  's3://chave:segredo@host/Fotos',
  's3://chave:%E0%A4%A@host/fotos',
  's3://chave:segredo@host/fotos?tls=nao',
  's3://chave:segredo@host/fotos?regiao=x',
  's3://chave:segredo@host/fotos?region=a b',
  's3://chave:segredo@host/fotos#x',
])('%s is none', (text) => {
  expect(readStorageAddress(text)).toBeUndefined();
});
