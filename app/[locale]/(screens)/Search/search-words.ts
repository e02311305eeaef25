import { clientMessages } from '@/lib/app/client-messages';
import type { Language } from '@/lib/platform/shared/language';

/** The words of search, and those of everything that can be found. */
export function searchWords(language: Language) {
  return clientMessages(language, 'discoverSearch', 'video', 'topic', 'activity', 'person', 'collection', 'playlist');
}
