'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AddressTabs } from '@/components/ui/address-tabs';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import type { CreditAsked, OwnWork } from '@/lib/works/work/contract';
import { CreditsAsked } from './credits-asked';
import { type WorkTab, workTabs } from './list-tabs';
import { OwnWorks } from './list-works';

interface MyWorksProps {
  initial: WorkTab;
  /** The first page of the works; null where another tab is shown first. */
  works: Page<OwnWork> | null;
  /** Always there: it decides whether there is a tab of credits. */
  credits: Page<CreditAsked>;
  /** The watch history. */
  history: ReactNode;
}

/**
 * The caller's works, the credits that wait for their answer, and their watch history (specification section 2,
 * /MyMaJiang).
 */
export function MyWorks({ initial, works, credits, history }: MyWorksProps) {
  const t = useTranslations('work');
  return (
    <>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-5">
        <h1 className="text-2xl">{t('title')}</h1>
        <Link href="/MyMaJiang/new" className={buttonClass('accent')}>
          {t('upload')}
        </Link>
      </div>
      <AddressTabs
        tabs={workTabs(credits.list.length > 0)}
        initial={initial}
        parameter="tab"
        path="/MyMaJiang"
        label={t('title')}
        words={{ works: t('tabs.works'), credits: t('tabs.credits'), history: t('tabs.history') }}
        panels={{
          works: <OwnWorks first={works} />,
          credits: <CreditsAsked first={credits} />,
          history,
        }}
      />
    </>
  );
}
