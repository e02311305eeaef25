import { type Language, translate } from '@/lib/platform/shared/language';
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

type TopicItemRow = Omit<TopicTable, 'state' | 'created_at'>;

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
