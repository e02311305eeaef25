'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import { tiesQuery } from '@/lib/events/judging/client/judgings';
import type { Tie } from '@/lib/events/judging/contract';
import { loadPart } from '@/lib/platform/client/load-part';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import type { TieOrderProps } from './judge-tie-order';

interface JudgeTiesProps {
  roundId: string;
  first: readonly Tie[];
}

/** The ties that the chair of a round puts in order. What orders them is loaded for who has some. */
export function JudgeTies({ roundId, first }: JudgeTiesProps) {
  const t = useTranslations('judging.ties');
  const { data: ties = first } = useQuery({ ...tiesQuery(roundId), initialData: [...first] });
  const [Order, setOrder] = useState<ComponentType<TieOrderProps> | null>(null);
  useEffectOn(roundId, () =>
    loadPart(
      () => import('./judge-tie-order'),
      'ties',
      ({ TieOrder }) => setOrder(() => TieOrder),
    ),
  );
  if (ties.length === 0) return null;
  return (
    <section aria-label={t('title')}>
      <h2 className="text-lg">{t('title')}</h2>
      <p className="mt-1 max-w-180 text-ink-2 text-pretty">{t('text')}</p>
      <div className="mt-4 flex flex-col gap-6">
        {ties.map((tie) => {
          const key = `${tie.place} ${tie.entries.map(({ number }) => number).join(',')}`;
          return Order ? (
            <Order key={key} roundId={roundId} tie={tie} />
          ) : (
            <div key={key} aria-hidden="true" className="skeleton h-40 rounded-md!" />
          );
        })}
      </div>
    </section>
  );
}
