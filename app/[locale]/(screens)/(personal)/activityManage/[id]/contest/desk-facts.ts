import type { ContestDraft } from '@/lib/events/contest/contract';
import { type Language, translate } from '@/lib/platform/shared/language';

/** The categories of a contest by their names in a language. */
export const namedCategories = ({ categories }: ContestDraft, language: Language) =>
  categories.map(({ id, nameZh, nameEn }) => ({ id, name: translate(nameZh, nameEn, language).text }));

/** Whether works can still come to a contest. */
export const takesWorks = ({ phase }: ContestDraft): boolean =>
  phase === null || phase === 'announced' || phase === 'open';
