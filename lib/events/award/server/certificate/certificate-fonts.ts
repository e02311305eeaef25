import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The weights of certificates; next.config includes their files in the built server. */
const weights = { light: 'NotoSansHans-Light.otf', regular: 'NotoSansHans-Regular.otf' } as const;
export type Weight = keyof typeof weights;

/**
 * A font with the characters of these texts only: some kB of 8 MB. The files are read each time, because nothing of them is to
 * stay in memory.
 */
export async function fontFor(weight: Weight, texts: readonly string[]): Promise<Buffer> {
  const file = await readFile(
    join(
      /* turbopackIgnore: true */ process.cwd(),
      ...['node_modules', '@embedpdf', 'fonts-sc', 'fonts', weights[weight]],
    ),
  );
  return subsetFont(file, texts.join(''), { targetFormat: 'sfnt', noLayoutClosure: true });
}
