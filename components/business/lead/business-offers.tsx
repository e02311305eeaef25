import { useTranslations } from 'next-intl';

/** In the order of a project. */
export const offers = ['consulting', 'integration', 'solutions', 'products'] as const;

/** Our offers for an industry, from consulting to delivery, in rows. */
export function BusinessOffers() {
  const t = useTranslations('business.servicePage.offers');
  return (
    <ol className="border-t border-line">
      {offers.map((offer, index) => (
        <li
          key={offer}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-y-1.5 border-b border-line py-6 md:grid-cols-[4rem_4fr_7fr] md:items-baseline md:gap-x-5 md:py-9"
        >
          <p className="text-xs font-bold text-accent tabular-nums" aria-hidden="true">
            0{index + 1}
          </p>
          <h3 className="text-hero">{t(`${offer}.title`)}</h3>
          <p className="col-start-2 max-w-[40em] text-ink-2 text-pretty md:col-start-3 md:text-lg">
            {t(`${offer}.text`)}
          </p>
        </li>
      ))}
    </ol>
  );
}
