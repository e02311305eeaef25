import { useLocale, useTranslations } from 'next-intl';
import { languageNames, type Translated } from '@/lib/platform/shared/language';

/** Such as `80%`, and what it counts. */
export interface Figure {
  value: string;
  label: Translated;
}

/** Figures of the platform, as editors enter them; nothing for none. */
export function BusinessFigures({ figures }: { figures: readonly Figure[] }) {
  const t = useTranslations('business.page');
  const language = useLocale();
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="figures" className="wrap pt-16 md:pt-24">
      <h2 id="figures" className="sr-only">
        {t('figures')}
      </h2>
      <dl className="grid grid-cols-2 gap-x-5 border-t border-line md:grid-cols-4">
        {figures.slice(0, 4).map(({ value, label }) => (
          <div key={`${value} ${label.text}`} className="flex flex-col-reverse justify-end gap-1 pt-5 md:pt-7">
            <dt
              lang={label.language === language ? undefined : languageNames[label.language].html}
              className="text-sm text-ink-2 text-pretty md:text-base"
            >
              {label.text}
            </dt>
            <dd className="text-display leading-none font-bold tracking-tight tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
