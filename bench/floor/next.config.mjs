import { parse } from 'node:path';

// Its packages are links into the project, so the root must contain both.
const { root } = parse(import.meta.dirname);

/** The floor of every ratio: an empty Next app of the same version, built and served the same way. */
export default {
  output: 'standalone',
  poweredByHeader: false,
  outputFileTracingRoot: root,
  turbopack: { root },
  typescript: { ignoreBuildErrors: true },
};
