import { millisecondsInDay } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
import { spread } from '@/lib/platform/server/spread';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { type Language, languages } from '@/lib/platform/shared/language';
import { searchLimits } from '../codes';
import { hottest } from '../rules/hot-words';
import { fold } from '../rules/words';
import { writeHotWords } from './hot-words';

/** Number of searches for the first of them on a day. */
const most = 160;

/** Searches of the demonstration's visitors in each language, the most frequent first; each finds works. */
export const searchedWords: Record<Language, readonly string[]> = {
  zh: ['灯光节', '生成艺术', '机器人', '声音艺术', '投影', 'TouchDesigner', '无人机', '沉浸式', '显微', '数据可视化'],
  en: ['light', 'machine', 'robot', 'sound', 'TouchDesigner', 'drone', 'garden', 'river', 'LED', 'projection'],
};

/** Writes searches of the seven days up to `now` (ms) and the resulting popular searches. */
export async function seedSearches(tx: Tx, now: number): Promise<void> {
  for (const language of languages) await seedLanguage(tx, language, now);
}

async function seedLanguage(tx: Tx, language: Language, now: number): Promise<void> {
  const words = searchedWords[language];
  const counts = Array.from({ length: 7 }, (_, ago) =>
    words.map((text, place) => ({
      day: beijingDay(now - ago * millisecondsInDay),
      language,
      text_key: fold(text),
      text,
      viewer_count: Math.round(most / (1 + place / 3) + 9 * spread(ago * words.length + place, 0.6180339887)),
    })),
  ).flat();
  await tx.insertInto('search_count').values(counts).execute();
  const days = counts.map(({ text_key, text, viewer_count }) => ({ key: text_key, text, viewers: viewer_count }));
  await writeHotWords(tx, language, hottest(days).slice(0, searchLimits.hotWords), now);
}
