import type { Language } from '@/lib/platform/shared/language';

interface Written {
  titleZh: string;
  titleEn: string;
  textZh: string;
  textEn: string;
  workIds: readonly string[];
}

/**
 * The fields that a case lacks to be agreed to: a title and a text in one language, and a work. Where it has none in either, that of
 * the asked language is named; a title without its text, or the other way round, is named in its own.
 */
export function missingFields(written: Written, language: Language): string[] {
  const of = { zh: [written.titleZh, written.textZh], en: [written.titleEn, written.textEn] } as const;
  const begun = (['zh', 'en'] as const).filter((one) => of[one].some((text) => text !== ''));
  const asked = begun.length > 0 ? begun : [language];
  const suffix = { zh: 'Zh', en: 'En' } as const;
  return [
    ...asked.flatMap((one) => [
      ...(of[one][0] === '' ? [`title${suffix[one]}`] : []),
      ...(of[one][1] === '' ? [`text${suffix[one]}`] : []),
    ]),
    ...(written.workIds.length === 0 ? ['workIds'] : []),
  ];
}
