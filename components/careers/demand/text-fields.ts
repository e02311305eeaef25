import type { ReviewedField } from '@/lib/careers/demand/rules/demand-texts';
import type { Language } from '@/lib/platform/shared/language';

/** The title and what is asked in each language. */
export const textFields = {
  zh: ['titleZh', 'bodyZh'],
  en: ['titleEn', 'bodyEn'],
} as const satisfies Record<Language, readonly ReviewedField[]>;
