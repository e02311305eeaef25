import { visitorContext } from '@/lib/app/visitor';
import { findHotWords, hotWordsTag } from '@/lib/base/search/server/hot-words';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';

/** Popular searches, for the first HTML of a page. */
export const readHotWords = (language: Language): Promise<string[]> =>
  taggedRead([hotWordsTag], () => findHotWords(visitorContext(language)));
