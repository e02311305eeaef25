import { useTranslations } from 'next-intl';
import { MarkedText } from '@/components/base/moderation/card-marked-text';
import type { ContestEntryDetail } from '@/lib/events/entry/contract';
import { languageNames, languages } from '@/lib/platform/shared/language';

/** What an entry says, in both languages side by side, with the prohibited words marked. */
export function DeskTexts({ entry }: { entry: ContestEntryDetail }) {
  const t = useTranslations('entryDesk.texts');
  const { titleZh, titleEn, introZh, introEn, words } = entry;
  const texts = { zh: { title: titleZh, intro: introZh }, en: { title: titleEn, intro: introEn } };
  return (
    <div className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-2">
      {languages.map((language) => {
        const { title, intro } = texts[language];
        const isEmpty = title === '' && intro === '';
        return (
          <section key={language} className="border-line border-t pt-4">
            <h3 className="text-ink-3 text-sm tracking-normal">{t(language)}</h3>
            {isEmpty && <p className="mt-2 text-ink-3">{t('none')}</p>}
            <div lang={languageNames[language].html}>
              {title && (
                <p className="mt-2 font-semibold text-lg wrap-anywhere">
                  <MarkedText text={title} words={words} />
                </p>
              )}
              {intro && (
                <p className="mt-1.5 max-w-170 text-ink-2">
                  <MarkedText text={intro} words={words} />
                </p>
              )}
            </div>
          </section>
        );
      })}
    </div>
  );
}
