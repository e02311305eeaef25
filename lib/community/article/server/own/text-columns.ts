import type { Updateable } from 'kysely';
import { excerpt, readingMinutes } from '@/lib/base/rich-text/codes';
import { type Language, languages } from '@/lib/platform/shared/language';
import { articleLimits } from '../../codes';
import { type ArticleTexts, fieldsOf } from '../../rules/article-texts';
import type { ArticleTable } from '../tables';

/** The titles and bodies of a row. */
export function textsOf(row: Pick<ArticleTable, 'title_zh' | 'title_en' | 'body_zh' | 'body_en'>): ArticleTexts {
  return { titleZh: row.title_zh, titleEn: row.title_en, bodyZh: row.body_zh, bodyEn: row.body_en };
}

/** The columns of the texts that take the place of standing ones, with what follows from them; none for what stays. */
export function textColumns(
  standing: ArticleTexts,
  texts: Partial<ArticleTexts>,
  now: number,
): Updateable<ArticleTable> {
  const written = { ...standing, ...texts };
  const columns: Updateable<ArticleTable> = {};
  for (const language of languages) {
    const { title, body } = fieldsOf[language];
    if (written[title] === standing[title] && written[body] === standing[body]) continue;
    columns[`title_${language}`] = written[title];
    columns[`changed_${language}_at`] = now;
    if (written[body] !== standing[body]) Object.assign(columns, bodyColumns(language, written[body]));
  }
  return columns;
}

/** The columns of a body; one that is not empty is read in a minute at least. */
function bodyColumns(language: Language, body: string): Updateable<ArticleTable> {
  return {
    [`body_${language}`]: body,
    [`excerpt_${language}`]: excerpt(body, articleLimits.excerpt),
    [`minutes_${language}`]: body === '' ? 0 : Math.max(1, readingMinutes(body)),
  };
}
