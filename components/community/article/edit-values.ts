import { normalMarkup } from '@/lib/base/rich-text/client/normal-markup';
import type { ArticleChange } from '@/lib/community/article/client/own-articles';
import type { TextState } from '@/lib/community/article/codes';
import type { ArticleDraft, ArticleFields } from '@/lib/community/article/contract';
import { fieldsOf, hasText } from '@/lib/community/article/rules/article-texts';
import { type Language, languages } from '@/lib/platform/shared/language';

/** What stands in the editor of an article, with the name of its channel. */
export type EditValues = ArticleFields & Pick<ArticleDraft, 'topicTitle'>;

/** The values of the editor; of a text that waits for review, what waits. */
export function editValues(draft: ArticleDraft): EditValues {
  const { titleZh, titleEn, bodyZh, bodyEn, cover, tags, topicId, topicTitle } = { ...draft, ...draft.underReview };
  return { titleZh, titleEn, bodyZh, bodyEn, cover, tags, topicId, topicTitle };
}

/** The same as input of the call. */
export function toChange(
  values: EditValues,
  seen: Pick<ArticleDraft, 'id' | 'revision'>,
): Omit<ArticleChange, 'acknowledged'> {
  const { topicTitle: _, ...fields } = values;
  return { ...fields, ...seen };
}

/**
 * Whether an article has these values, as after a save whose answer was lost. The server saves titles without spaces
 * around them, and bodies sanitised.
 */
export function isSaved(typed: EditValues, draft: ArticleDraft): boolean {
  return savedForm(typed) === savedForm(editValues(draft));
}

function savedForm({ titleZh, titleEn, bodyZh, bodyEn, cover, tags, topicId }: EditValues): string {
  const texts = [titleZh.trim(), titleEn.trim(), normalMarkup(bodyZh), normalMarkup(bodyEn)];
  return JSON.stringify([...texts, cover, tags.map((tag) => tag.trim()), topicId]);
}

/**
 * How the texts stand to each other as they are typed: as the server said, but for what was written or emptied since. A text is
 * stale as soon as the other one is changed.
 */
export function typedStates(draft: ArticleDraft, typed: EditValues): Record<Language, TextState> {
  const saved = editValues(draft);
  const isChanged = (language: Language) =>
    Object.values(fieldsOf[language]).some((field) => saved[field].trim() !== typed[field].trim());
  const stateOf = (own: Language, other: Language): TextState => {
    if (!hasText(typed, own)) return 'missing';
    if (!hasText(typed, other)) return 'alone';
    const said = draft.textStates[own];
    if (said === 'checked') return isChanged(other) ? 'stale' : 'checked';
    return said === 'stale' ? 'stale' : 'unchecked';
  };
  return { zh: stateOf('zh', 'en'), en: stateOf('en', 'zh') };
}

/** Whether stored values of an earlier visit are those of an article. */
export function isEditValues(kept: unknown): kept is EditValues {
  const values = kept as Partial<EditValues> | null;
  const texts = languages.flatMap((language) => Object.values(fieldsOf[language]));
  return Array.isArray(values?.tags) && texts.every((field) => typeof values[field] === 'string');
}
