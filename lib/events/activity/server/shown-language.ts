import { type Language, translate } from '@/lib/platform/shared/language';
import type { ActivityTable } from './tables';

type Texts = Pick<ActivityTable, 'title_zh' | 'title_en'> & { body_zh: string; body_en: string };

/**
 * The language in which an activity is shown to readers of another: theirs, or the other one where only that has a title and
 * a body.
 */
export function shownLanguage(row: Texts, asked: Language): Language {
  const isThere = { zh: row.title_zh !== '' && row.body_zh !== '', en: !!row.title_en && row.body_en !== '' };
  const other = asked === 'zh' ? 'en' : 'zh';
  if (!isThere[asked] && isThere[other]) return other;
  return translate(row.title_zh, row.title_en, asked).language;
}
