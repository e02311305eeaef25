import { createHash } from 'node:crypto';

/** An inline script that runs: without `src` and without a type of its own (JSON-LD). */
const inlineScript = /<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g;

/**
 * The inline scripts of a page as sources of a content security policy: `'sha256-…'`, each once.
 * @param {string} html
 * @returns {string[]}
 */
export function scriptHashes(html) {
  const hashes = [...html.matchAll(inlineScript)].map(([, code = '']) =>
    createHash('sha256').update(code).digest('base64'),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
