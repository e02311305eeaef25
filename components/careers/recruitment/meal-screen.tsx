import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import type { JobPackage } from '@/lib/careers/recruitment/contract';
import { Link } from '@/lib/platform/i18n/link';
import { BuyPackage } from './buy-package';
import { OwnStanding } from './own-standing';
import { PackageFacts } from './package-facts';

const rules = ['posts', 'days', 'refreshes', 'lasting', 'return', 'invoice'] as const;

/** The packages of job posts: what each holds and costs, and the way to buy it. The same for everybody. */
export function MealScreen({ packages }: { packages: readonly JobPackage[] }) {
  const t = useTranslations('recruitment.meal');
  return (
    <div className="wrap pt-5 pb-16 md:pt-8" data-sleeps="painted">
      <h1 className="text-2xl">{t('heading')}</h1>
      <p className="mt-1 max-w-180 text-ink-2 text-pretty">{t('lead')}</p>
      {packages.length === 0 ? (
        <Notice title={t('none')} text={t('noneText')}>
          <Link href="/contact" className={buttonClass('ink')}>
            {t('contact')}
          </Link>
        </Notice>
      ) : (
        <Packages packages={packages} />
      )}
      <section className="mt-8 max-w-180">
        <h2 className="text-base">{t('rules.title')}</h2>
        <ul className="mt-1 list-disc pl-5 text-ink-2 text-sm *:mt-1 *:text-pretty">
          {rules.map((rule) => (
            <li key={rule}>{t(`rules.${rule}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Packages({ packages }: { packages: readonly JobPackage[] }) {
  const t = useTranslations('recruitment.meal');
  return (
    <>
      <ul aria-label={t('packages')} className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {packages.map((job) => (
          <li
            key={job.id}
            className={`flex flex-col rounded-md border bg-surface p-5 ${job.isHighlighted ? 'border-accent' : 'border-line'}`}
          >
            <h2 className="text-lg">{job.title}</h2>
            <div className="grow">
              <PackageFacts job={job} />
            </div>
            <BuyPackage job={job} />
          </li>
        ))}
      </ul>
      <OwnStanding />
    </>
  );
}
