/** A demonstration work as it was written: title and first words, in Chinese and, for most, in English. */
export interface SeedWork {
  titleZh: string;
  titleEn: string | null;
  introZh: string;
  introEn: string | null;
  /** Only where the words themselves say how long it is. */
  seconds?: number;
}

export function work(titleZh: string, titleEn: string, introZh: string, introEn: string, seconds?: number): SeedWork {
  return { titleZh, titleEn, introZh, introEn, seconds };
}

/** A work whose maker has not written in English: pages in English show the Chinese text. */
export function untranslated(titleZh: string, introZh: string): SeedWork {
  return { titleZh, titleEn: null, introZh, introEn: null };
}
