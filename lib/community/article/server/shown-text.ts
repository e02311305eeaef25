import type { Language } from '@/lib/platform/shared/language';
import type { TextState } from '../codes';
import { statesOfTexts } from '../rules/text-states';
import type { ArticleTable } from './tables';

type Titled = Pick<ArticleTable, 'title_zh' | 'title_en' | 'minutes_zh' | 'minutes_en'>;
type Timed = Titled & Pick<ArticleTable, 'changed_zh_at' | 'changed_en_at'> & { checked_at: number | null };

/** In which languages an article has a text: a title and a body. A body takes at least a minute. */
function languagesOf(row: Titled): Record<Language, boolean> {
  return { zh: row.title_zh !== '' && row.minutes_zh > 0, en: row.title_en !== '' && row.minutes_en > 0 };
}

/** The language in which an article is shown to readers of another: theirs, or the other one where it has no text in theirs. */
export function shownLanguage(row: Titled, asked: Language): Language {
  const isThere = languagesOf(row);
  const other = asked === 'zh' ? 'en' : 'zh';
  return !isThere[asked] && isThere[other] ? other : asked;
}

/** How the text of an article stands in each language. */
export function textStatesOf(row: Timed): Record<Language, TextState> {
  return statesOfTexts({
    isThere: languagesOf(row),
    changedAt: { zh: row.changed_zh_at, en: row.changed_en_at },
    checkedAt: row.checked_at,
  });
}
