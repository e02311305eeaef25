/** A demonstration work: title and intro, in Chinese and, for most, in English. */
export interface SeedWork {
  titleZh: string;
  titleEn: string | null;
  introZh: string;
  introEn: string | null;
  /** Only if the text states a duration. */
  seconds?: number;
}

export function work(titleZh: string, titleEn: string, introZh: string, introEn: string, seconds?: number): SeedWork {
  return { titleZh, titleEn, introZh, introEn, seconds };
}

/** A work without an English text: pages in English show the Chinese one. */
export function untranslated(titleZh: string, introZh: string): SeedWork {
  return { titleZh, titleEn: null, introZh, introEn: null };
}
