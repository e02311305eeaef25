import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { packagesPath } from '@/lib/careers/recruitment/client/addresses';
import type { JobPackage } from '@/lib/careers/recruitment/contract';
import { Link } from '@/lib/platform/i18n/link';
import { PackageFacts } from './package-facts';

/**
 * The offer of packages to companies, on the pages of jobs: what there is, and the way to buy it. Nothing while no package is on
 * sale. Needs the messages `recruitment.card`.
 */
export function CardPackageOffer({ packages }: { packages: readonly JobPackage[] }) {
  const t = useTranslations('recruitment.card');
  const title = useId();
  if (packages.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={title} className="text-xl">
            {t('title')}
          </h2>
          <p className="mt-1 text-ink-2 text-pretty">{t('lead')}</p>
        </div>
        <Link href={packagesPath} className={`flex-none ${buttonClass('line')}`}>
          {t('see')}
        </Link>
      </div>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {packages.map((job) => (
          <li key={job.id} className="rounded-md border border-line bg-surface p-4">
            <h3 className="text-base">{job.title}</h3>
            <PackageFacts job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
}
