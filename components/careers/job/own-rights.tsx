'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { packagesPath, rightsPath } from '@/lib/careers/recruitment/client/addresses';
import { rightsQuery } from '@/lib/careers/recruitment/client/purchases';
import type { PostRights } from '@/lib/careers/recruitment/contract';
import { Link } from '@/lib/platform/i18n/link';

/** How many posts and refreshes the company has left, and the way to more. */
export function OwnRights({ first }: { first: PostRights }) {
  const t = useTranslations('jobManage.rights');
  const { data: rights = first } = useQuery({ ...rightsQuery, initialData: first });
  const { postsLeft, refreshesLeft } = rights;
  return (
    <section
      aria-label={t('title')}
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-sunk px-4 py-3.5"
    >
      <p className="text-pretty tabular-nums">
        {postsLeft === 0 ? t('noPosts') : t('left', { posts: postsLeft, refreshes: refreshesLeft })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Link href={rightsPath} className={buttonClass('line')}>
          {t('see')}
        </Link>
        <Link href={packagesPath} className={buttonClass(postsLeft === 0 ? 'accent' : 'line')}>
          {t('buy')}
        </Link>
      </div>
    </section>
  );
}
