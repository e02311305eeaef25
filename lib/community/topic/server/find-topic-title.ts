import type { Reader } from '@/lib/platform/server/db/database';
import { type Language, translate } from '@/lib/platform/shared/language';

/** The name of a channel, public or not, for who put something into it while it was; empty for none. */
export async function findTopicTitle(db: Reader, id: string | null, language: Language): Promise<string> {
  if (id === null) return '';
  const topic = await db.selectFrom('topic').select(['name_zh', 'name_en']).where('id', '=', id).executeTakeFirst();
  return topic ? translate(topic.name_zh, topic.name_en, language).text : '';
}
