import { sanitizeRichText } from '@/lib/base/rich-text/port';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type ContentBlock, contentBlocks } from '../../contract';

/** Blocks whose texts contain only what an editor can write; everything else of them stays as it is. */
export function cleanBlocks(blocks: readonly ContentBlock[]): ContentBlock[] {
  return blocks.map((block) =>
    block.kind === 'text' ? { ...block, zh: sanitizeRichText(block.zh), en: sanitizeRichText(block.en) } : block,
  );
}

/**
 * Checks cleaned blocks again, since sanitising can lengthen a text. Throws code `400` with the broken rules, whose places begin
 * with `place`: `blocks.3.zh`.
 */
export function requireBlocks(blocks: readonly ContentBlock[], place = 'blocks'): void {
  const { error } = contentBlocks.safeParse(blocks);
  if (!error) return;
  const fields = error.issues.map(({ path, message }) => ({ field: [place, ...path].join('.'), rule: message }));
  throw new CodedError('400', { fields });
}
