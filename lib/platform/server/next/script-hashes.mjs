import { createHash } from 'node:crypto';

/** An inline script that runs; what has a `src` or a type of its own (JSON-LD) is none. */
const inlineScript = /<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g;

/**
 * The inline scripts of a page as its content policy names them: `'sha256-…'`, each once.
 * @param {string} html
 * @returns {string[]}
 */
export function scriptHashes(html) {
  const hashes = [...html.matchAll(inlineScript)].map(([, code = '']) =>
    createHash('sha256').update(code).digest('base64'),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
