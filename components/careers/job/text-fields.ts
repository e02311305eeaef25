import type { ReviewedField } from '@/lib/careers/job/rules/job-texts';
import type { Language } from '@/lib/platform/shared/language';

/** The title in each language, what one does, and what one needs. */
export const textFields = {
  zh: ['titleZh', 'dutiesZh', 'needsZh'],
  en: ['titleEn', 'dutiesEn', 'needsEn'],
} as const satisfies Record<Language, readonly ReviewedField[]>;
