import type { ReviewedField } from '@/lib/live/broadcast/rules/broadcast-texts';
import type { Language } from '@/lib/platform/shared/language';

/** The title and the details in each language. */
export const textFields = {
  zh: ['titleZh', 'bodyZh'],
  en: ['titleEn', 'bodyEn'],
} as const satisfies Record<Language, readonly ReviewedField[]>;
