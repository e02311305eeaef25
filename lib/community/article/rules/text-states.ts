import type { Language } from '@/lib/platform/shared/language';
import type { TextState } from '../codes';

/** When the texts of an article changed, and when its author last said that both say the same; in ms. */
interface TextTimes {
  /** Whether there is a text in the language. */
  isThere: Readonly<Record<Language, boolean>>;
  changedAt: Readonly<Record<Language, number>>;
  /** Null while never. */
  checkedAt: number | null;
}

/**
 * How the text in each language stands to the other. A text is stale when the other one has changed since both were
 * checked, whatever has changed in itself.
 */
export function statesOfTexts({ isThere, changedAt, checkedAt }: TextTimes): Record<Language, TextState> {
  const stateOf = (own: Language, other: Language): TextState => {
    if (!isThere[own]) return 'missing';
    if (!isThere[other]) return 'alone';
    if (checkedAt === null) return 'unchecked';
    return changedAt[other] > checkedAt ? 'stale' : 'checked';
  };
  return { zh: stateOf('zh', 'en'), en: stateOf('en', 'zh') };
}
