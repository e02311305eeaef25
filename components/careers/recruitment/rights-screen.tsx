'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { packagesPath, writeJobPath } from '@/lib/careers/recruitment/client/addresses';
import { purchasesQuery, rightsQuery } from '@/lib/careers/recruitment/client/purchases';
import type { JobPurchase, PostRights } from '@/lib/careers/recruitment/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { PurchaseRow } from './purchase-row';

interface RightsScreenProps {
  rights: PostRights;
  purchases: Page<JobPurchase>;
}

/** What a company has left of the packages that it bought, all together and each. */
export function RightsScreen({ rights: first, purchases }: RightsScreenProps) {
  const t = useTranslations('recruitment.rights');
  const { data: rights, refetch } = useQuery({ ...rightsQuery, initialData: first });
  const list = useOwnList(purchasesQuery, purchases);

  function renew() {
    void refetch();
    void list.refetch();
  }
  return (
    <div className="wrap pt-5 pb-16">
      <div className="mx-auto max-w-180">
        <h1 className="text-2xl">{t('title')}</h1>
        <Totals rights={rights} />
        <h2 className="mt-9 text-lg">{t('history')}</h2>
        <PagedList
          query={list}
          keyOf={({ id }) => id}
          skeleton={<div aria-hidden="true" className="skeleton my-4 h-16" />}
          skeletons={3}
          empty={
            <Notice title={t('none')} text={t('noneText')}>
              {null}
            </Notice>
          }
          className="*:border-line *:border-b"
          {...useListWords()}
        >
          {(purchase) => <PurchaseRow purchase={purchase} onReturned={renew} />}
        </PagedList>
      </div>
    </div>
  );
}

function Totals({ rights: { isCompany, postsLeft, refreshesLeft } }: { rights: PostRights }) {
  const t = useTranslations('recruitment.rights');
  const mayWrite = isCompany && postsLeft > 0;
  return (
    <>
      <dl className="mt-4 grid max-w-90 grid-cols-2 gap-4">
        {[
          { label: t('posts'), left: postsLeft },
          { label: t('refreshes'), left: refreshesLeft },
        ].map(({ label, left }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold text-2xl tabular-nums">{left}</dd>
          </div>
        ))}
      </dl>
      {!isCompany && <p className="mt-5 rounded-md bg-sunk px-4 py-3.5 text-pretty">{t('notCompany')}</p>}
      <p className="mt-5 flex flex-wrap gap-3">
        {mayWrite && (
          <Link href={writeJobPath} className={buttonClass('accent')}>
            {t('write')}
          </Link>
        )}
        {isCompany ? (
          <Link href={packagesPath} className={buttonClass(mayWrite ? 'line' : 'accent')}>
            {t('buy')}
          </Link>
        ) : (
          <Link href="/qualifications" className={buttonClass('accent')}>
            {t('verify')}
          </Link>
        )}
      </p>
    </>
  );
}
