import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { SpecialPage } from '../contract';
import { showBlocks } from './blocks/show-blocks';
import { findContentPage } from './find-content-page';
import { findBlocks } from './find-data';

/**
 * A special as published, in the requested language, or in the other one when it has no translation: `language` names the actual
 * one, in which its things are named too. Throws NullPointer for none and for a page of another kind.
 */
export async function getSpecialPage(context: Context, { id }: { id: string }): Promise<SpecialPage> {
  const { read } = context.db;
  const [found, blocks] = await Promise.all([findContentPage(read, id, context.language), findBlocks(read, id)]);
  if (!found) throw new CodedError('NullPointer');
  const { page, isTranslated } = found;
  const { title, description, language, updatedAt } = page;
  const shown = await showBlocks({ ...context, language }, blocks);
  return { id, title, description, blocks: shown, language, isTranslated, updatedAt };
}
