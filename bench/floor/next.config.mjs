import { parse } from 'node:path';

// Its packages are behind a link into the project: everything of this disk may be reached.
const { root } = parse(import.meta.dirname);

/** The floor of every ratio: Next with nothing in it, of the same version, built and served the same way. */
export default {
  output: 'standalone',
  poweredByHeader: false,
  outputFileTracingRoot: root,
  turbopack: { root },
  typescript: { ignoreBuildErrors: true },
};
