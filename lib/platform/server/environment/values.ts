import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** An address of a service. */
export const page = z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.org/app' });

/** Texts separated by commas, each of this form. */
export const listOf = (item: RegExp, error: string) =>
  z
    .string()
    .transform((list) => list.split(',').map((text) => text.trim()))
    .pipe(z.array(z.string().regex(item, error)));

/** A key in PEM, with line feeds as such or written as `\\n`, or the path of its file. */
export function keyOf(read: (pem: string) => KeyObject, error: string, type: 'rsa' | 'ec' = 'rsa') {
  return z.string().transform((given, context) => {
    try {
      const key = read(given.includes('-----BEGIN') ? given.replaceAll('\\n', '\n') : readFileSync(given, 'utf8'));
      if (key.asymmetricKeyType === type) return key;
    } catch {
      // The reason may quote the key.
    }
    context.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });
}

/** Pairs such as `a=1,b=2`. */
export const pairs = z
  .string()
  .default('')
  .transform((list) =>
    Object.fromEntries(
      list
        .split(',')
        .filter(Boolean)
        .map((pair) => pair.trim().split(/=(.*)/s)),
    ),
  );
