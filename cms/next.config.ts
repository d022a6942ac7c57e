import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const root = fileURLToPath(new URL('..', import.meta.url));

const config: NextConfig = {
  poweredByHeader: false,
  turbopack: { root },
  outputFileTracingRoot: root,
  // The whole project is type-checked by `npm test`, this folder included; once is enough.
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(config);
