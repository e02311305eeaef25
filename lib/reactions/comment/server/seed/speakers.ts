import type { Language } from '@/lib/platform/shared/language';

/** Numbers of the demonstration's people who write Chinese; `person-001` is 1. */
const chinese = [1, 3, 4, 10, 20, 21, 22, 23, 24, 25, 31, 32, 33, 36];
const english = [2, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 26, 27, 28, 29, 30, 34, 35];

const idOf = (number: number) => `person-${String(number).padStart(3, '0')}`;

/** The account for trying out the audience role. */
export const watcher = 'person-audience';

/** Commenting people, by language. */
export const speakers: Record<Language, readonly string[]> = {
  zh: [...chinese.map(idOf), watcher],
  en: english.map(idOf),
};

/** The language in which a person replies. */
export const languageOf = (personId: string): Language => (speakers.en.includes(personId) ? 'en' : 'zh');
