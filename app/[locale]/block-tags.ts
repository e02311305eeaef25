import type { ContentBlock } from '@/lib/base/content/contract';
import { blockThings, type NamedRef } from '@/lib/base/content/rules/block-things';
import { articleTag } from '@/lib/community/article/server/page-tags';
import { questionTag } from '@/lib/community/question/server/page-tags';
import { topicTag } from '@/lib/community/topic/server/page-tags';
import { activityTag } from '@/lib/events/activity/server/page-tags';
import { authorsTag, personTag } from '@/lib/people/person/server/page-tags';
import type { Context } from '@/lib/platform/server/context';
import { playlistTag } from '@/lib/works/playlist/server/page-tags';
import { videoTag } from '@/lib/works/work/server/page-tags';

const tagOf: Record<NamedRef['kind'], (id: string) => string> = {
  video: videoTag,
  person: personTag,
  topic: topicTag,
  activity: activityTag,
  playlist: playlistTag,
  article: articleTag,
  question: questionTag,
};

/** The tags of a page that shows blocks: of their things, public or not, of those who made them, and of the parts of slices. */
export function blockTags({ blocks: { byName } }: Pick<Context, 'blocks'>, blocks: readonly ContentBlock[]): string[] {
  const things = blockThings(blocks);
  const ofThings = things.map(({ kind, id }) => tagOf[kind](id));
  const ofParts = blocks.flatMap((block) =>
    block.kind === 'part' ? (byName.get(block.part)?.tags?.(block.about) ?? []) : [],
  );
  return [...new Set([...ofThings, ...(things.length > 0 ? [authorsTag] : []), ...ofParts])];
}
