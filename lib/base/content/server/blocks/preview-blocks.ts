import type { Context } from '@/lib/platform/server/context';
import type { Language } from '@/lib/platform/shared/language';
import type { ContentDraft, ShownBlock } from '../../contract';
import { shownText } from '../../rules/shown-text';
import { showBlocks } from './show-blocks';

/** The blocks of a draft as its page will show them to readers of a language; none of a page without blocks. */
export async function previewBlocks(
  context: Context,
  { document }: Pick<ContentDraft, 'document'>,
  asked: Language,
): Promise<ShownBlock[]> {
  if (document.kind !== 'special') return [];
  const { language } = shownText(document, asked);
  return showBlocks({ ...context, language }, document.data.blocks);
}
