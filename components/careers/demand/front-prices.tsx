import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { demandDeskPath, newDemandPath } from '@/lib/careers/demand/client/addresses';
import { Link } from '@/lib/platform/i18n/link';

/** What is free and what is paid (specification section 9), each with what one gets for it, in this order. */
const offers = [
  { name: 'post', gets: ['one', 'two', 'three'], href: newDemandPath },
  { name: 'teams', gets: ['one', 'two', 'three'], href: demandDeskPath },
  { name: 'year', gets: ['one', 'two', 'three'], href: demandDeskPath },
] as const;

/** The prices of project docking: posting costs nothing; recommended teams are paid for, and what is not delivered is refunded. */
export function FrontPrices() {
  const t = useTranslations('demandFront.prices');
  return (
    <ul className="grid gap-x-5 gap-y-8 lg:grid-cols-3">
      {offers.map(({ name, gets, href }) => (
        <li key={name} className="flex flex-col border-line border-t pt-5">
          <h3 className="text-lg">{t(`${name}.title`)}</h3>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
            <span className="font-bold text-hero tabular-nums">{t(`${name}.price`)}</span>
            <span className="text-ink-3 text-sm">{t(`${name}.unit`)}</span>
          </p>
          <ul className="mt-3 mb-5 list-disc space-y-1 pl-5 text-ink-2 marker:text-accent">
            {gets.map((get) => (
              <li key={get} className="text-pretty">
                {t(`${name}.gets.${get}`)}
              </li>
            ))}
          </ul>
          <p className="mt-auto">
            <Link href={href} rel="nofollow" className={buttonClass(name === 'post' ? 'ink' : 'line')}>
              {t(`${name}.go`)}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
