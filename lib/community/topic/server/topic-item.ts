import type { Context } from '@/lib/platform/server/context';
import { type Language, translate } from '@/lib/platform/shared/language';
import { publicTopicState } from '../codes';
import type { TopicItem } from '../contract';
import type { TopicTable } from './tables';

export const topicItemColumns = [
  'topic.id',
  'name_zh',
  'name_en',
  'intro_zh',
  'intro_en',
  'thumb',
  'member_count',
  'video_count',
] as const;

type TopicItemRow = Pick<
  TopicTable,
  'id' | 'name_zh' | 'name_en' | 'intro_zh' | 'intro_en' | 'thumb' | 'member_count' | 'video_count'
>;

/** A channel as an item of a list, in the language asked for. */
export function toTopicItem(row: TopicItemRow, language: Language): TopicItem {
  const title = translate(row.name_zh, row.name_en, language);
  const introduction = translate(row.intro_zh, row.intro_en, language);
  return {
    id: row.id,
    thumb: row.thumb,
    title: title.text,
    titleLanguage: title.language,
    memberCount: row.member_count,
    videoCount: row.video_count,
    introduction: introduction.text,
    introductionLanguage: introduction.language,
  };
}

/** These channels as items, in the order of the ids; what is not there for everybody is left out. */
export async function findTopicItems(context: Context, ids: string[]): Promise<TopicItem[]> {
  if (ids.length === 0) return [];
  const rows = await context.db.read
    .selectFrom('topic')
    .select([...topicItemColumns, 'state'])
    // By id alone, as with works (`lib/works/work/server/video-item.ts`).
    .where('id', 'in', ids)
    .execute();
  const shown = rows.filter((row) => row.state === publicTopicState);
  const items = new Map(shown.map((row) => [row.id, toTopicItem(row, context.language)]));
  return ids.flatMap((id) => items.get(id) ?? []);
}
