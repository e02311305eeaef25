import type { Language } from '@/lib/platform/shared/language';
import type { WrittenCategory } from './edit-values';

/** What a category is called in a language, or in the other one; empty while it has no name. */
export function categoryName({ nameZh, nameEn }: WrittenCategory, language: Language): string {
  return language === 'zh' ? nameZh || nameEn : nameEn || nameZh;
}
