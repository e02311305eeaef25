import { resolve } from 'node:path';

/** The floor of every ratio: Next with nothing in it, of the same version, built and served the same way. */
export default {
  output: 'standalone',
  poweredByHeader: false,
  outputFileTracingRoot: resolve(import.meta.dirname, '../..'),
  turbopack: { root: resolve(import.meta.dirname, '../..') },
  typescript: { ignoreBuildErrors: true },
};
