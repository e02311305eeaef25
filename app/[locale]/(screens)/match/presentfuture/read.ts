import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { presentFutureId } from '@/lib/base/content/codes';
import type { SpecialPage } from '@/lib/base/content/contract';
import { findBlocks } from '@/lib/base/content/server/find-data';
import { getSpecialPage } from '@/lib/base/content/server/get-special-page';
import { contentTag } from '@/lib/base/content/server/page-tags';
import { plainText } from '@/lib/base/rich-text/codes';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { truncate } from '@/lib/platform/shared/format/truncate';
import type { Language } from '@/lib/platform/shared/language';
import { blockTags } from '../../../block-tags';

/**
 * The special of this name with its blocks, as everybody sees it; null while it is not published, but tagged, so that a cached 404
 * ends when it is. It carries the tags of everything that it names. Read once per rendering.
 */
export const readSpecial = cache(async (language: Language) => {
  const context = visitorContext(language);
  const blocks = await taggedRead([contentTag(presentFutureId)], () =>
    findBlocks(context.db.read, presentFutureId).catch(orNull),
  );
  if (!blocks) return null;
  const special = await taggedRead(blockTags(context, blocks), () =>
    getSpecialPage(context, { id: presentFutureId }).catch(orNull),
  );
  return special && { ...special, description: descriptionOf(special), picture: pictureOf(special) };
});

/** What editors wrote for search engines, or else the beginning of what is to be read. */
function descriptionOf({ description, blocks }: SpecialPage): string {
  const texts = blocks.map((block) => {
    if (block.kind === 'head') return block.subtitle.text;
    return block.kind === 'text' ? plainText(block.body) : '';
  });
  return description || truncate(texts.filter(Boolean).join(' '), 160);
}

/** The media key of its first large picture; null where it has none. */
function pictureOf({ blocks }: SpecialPage): string | null {
  return blocks.map((block) => (block.kind === 'head' ? block.picture : null)).find((key) => key !== null) ?? null;
}
