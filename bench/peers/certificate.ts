import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

export interface Certificate {
  certificate: string;
  key: string;
  /** By this Chromium knows it: told to ignore all errors instead, it would keep nothing in its cache. */
  fingerprint: string;
}

/** For localhost, signed by itself, for two days. */
export function makeCertificate(openssl: string, folder: string): Certificate {
  const [certificate, key] = [join(folder, 'localhost.pem'), join(folder, 'localhost.key')];
  execFileSync(
    openssl,
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-days', '2', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'pipe' },
  );
  const text = readFileSync(certificate, 'utf8');
  // For what we ask ourselves.
  setDefaultCACertificates([...getCACertificates('default'), text]);
  const { publicKey } = new X509Certificate(text);
  const fingerprint = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  return { certificate, key, fingerprint };
}
