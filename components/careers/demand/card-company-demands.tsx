'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { demandsOfCompanyQuery } from '@/lib/careers/demand/client/demands-of-company';
import { CardDemandList } from './card-demand-list';

interface CardCompanyDemandsProps {
  /** Of the company. */
  userId: string;
  /** Shown where it has none; nothing unless said. */
  empty?: ReactNode;
}

/**
 * The demands of a company that take proposals, below its jobs. Where it has none, neither its heading is shown. Needs the messages
 * `demand`.
 */
export function CardCompanyDemands({ userId, empty = null }: CardCompanyDemandsProps) {
  const t = useTranslations('demand');
  const query = useInfiniteQuery(demandsOfCompanyQuery(userId));
  const isEmpty = query.data?.pages[0]?.list.length === 0;
  if (isEmpty) return empty;
  return (
    <section aria-label={t('ofCompany')} className="mt-10 first:mt-0">
      <h2 className="mb-3 text-xl">{t('ofCompany')}</h2>
      <CardDemandList query={query} empty={empty} />
    </section>
  );
}
