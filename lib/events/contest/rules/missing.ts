import type { Language } from '@/lib/platform/shared/language';
import type { ContestFields } from '../contract';

/**
 * The fields that a contest lacks to be published, in the order of its form. A text in one language is enough; where there is
 * none, that of the version's language is missing.
 */
export function missingFields(
  { name, categories, termsZh, termsEn }: Pick<ContestFields, 'name' | 'categories' | 'termsZh' | 'termsEn'>,
  version: Language,
): string[] {
  const suffix = version === 'zh' ? 'Zh' : 'En';
  return [
    ...(name === '' ? ['name'] : []),
    ...(categories.length === 0 ? ['categories'] : []),
    ...categories.flatMap(({ nameZh, nameEn, modes }, index) => [
      ...(nameZh || nameEn ? [] : [`categories.${index}.name${suffix}`]),
      ...(modes.length > 0 ? [] : [`categories.${index}.modes`]),
    ]),
    ...(termsZh || termsEn ? [] : [`terms${suffix}`]),
  ];
}
