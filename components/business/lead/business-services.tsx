import { useTranslations } from 'next-intl';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { businessServices } from '@/lib/business/lead/codes';
import { BusinessArt } from './business-art';
import { BusinessFormLink, type BusinessWays } from './business-form-link';

/** The four services (specification section 2), each a card that links to its form. */
export function BusinessServices({ forms }: Pick<BusinessWays, 'forms'>) {
  const t = useTranslations('business.services');
  return (
    <ul className="border-t border-line md:grid md:grid-cols-2 md:gap-x-5 md:gap-y-12 md:border-0 lg:grid-cols-4">
      {businessServices.map((service, index) => (
        <li
          key={service}
          className="group relative grid grid-cols-[104px_minmax(0,1fr)] gap-4 border-b border-line py-5 md:flex md:flex-col md:gap-0 md:border-0 md:py-0"
        >
          <div className="self-start overflow-hidden rounded-md">
            <BusinessArt
              drawing={service}
              className="aspect-square w-full transition-transform duration-500 group-hover:scale-104 md:aspect-3/2 lg:aspect-4/5"
            />
          </div>
          <div className="flex min-w-0 flex-1 flex-col items-start md:pt-4">
            <p className="text-xs font-bold text-accent tabular-nums" aria-hidden="true">
              0{index + 1}
            </p>
            <h3 className="mt-0.5 text-xl">{t(`${service}.title`)}</h3>
            <p className="mt-1.5 text-ink-2 text-pretty">{t(`${service}.text`)}</p>
            <BusinessFormLink
              service={service}
              forms={forms}
              className="mt-1 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold after:absolute after:inset-0 md:mt-auto md:pt-2"
            >
              {t(`${service}.go`)}
              <ScreenIcon name="arrow" className="size-4 shrink-0 transition-transform group-hover:translate-x-1" />
            </BusinessFormLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
