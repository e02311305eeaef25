import type { Language } from '@/lib/platform/shared/language';
import { translate } from '@/lib/platform/shared/language';
import type { JudgeEntry } from '../contract';
import type { ShownEntryRow } from './entries';

/**
 * An entry as judges see it. Nothing else of an entry reaches a judge in a blind contest: it is made of these columns alone, none
 * of which names a person, a work or a file.
 */
export function toJudgeEntry(row: ShownEntryRow, number: number, asked: Language): JudgeEntry {
  const title = translate(row.title_zh, row.title_en, asked);
  const intro = translate(row.intro_zh, row.intro_en, asked);
  const category = translate(row.category_zh, row.category_en, asked);
  return {
    ...{ number, title: title.text, titleLanguage: title.language },
    ...{ intro: intro.text, introLanguage: intro.language },
    ...{ category: category.text, categoryLanguage: category.language },
    ...{ pictures: JSON.parse(row.pictures) as string[], duration: row.duration_seconds ?? 0 },
  };
}
