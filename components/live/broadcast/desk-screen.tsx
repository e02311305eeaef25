'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ownBroadcastQuery } from '@/lib/live/broadcast/client/own-broadcasts';
import type { BroadcastDraft } from '@/lib/live/broadcast/contract';
import { DeskCancel } from './desk-cancel';
import { DeskHead } from './desk-head';

interface DeskProps {
  first: BroadcastDraft;
  /** What the slices above this one show of it, such as its stream and its replay. */
  children?: ReactNode;
  /** What is said in it; it fills its place, and scrolls in it. */
  aside?: ReactNode;
}

/**
 * A broadcast that was public once for its host: how it stands, what arrives, and its end before its time. What is said is beside that
 * on a wide screen, and below it on others.
 */
export function BroadcastDesk({ first, children, aside }: DeskProps) {
  const { data: broadcast = first } = useQuery({ ...ownBroadcastQuery(first.id), initialData: first });
  return (
    <div className="wrap pt-5 pb-12">
      <div
        className={`mx-auto max-w-180 ${aside ? 'lg:grid lg:max-w-290 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-8' : ''}`}
      >
        <div className="min-w-0">
          <DeskHead broadcast={broadcast} />
          <div className="mt-6 space-y-6 empty:hidden">{children}</div>
        </div>
        {aside && (
          <div className="mt-8 h-[min(32rem,80dvh)] min-h-80 border-line border-t pt-3 lg:sticky lg:top-[calc(var(--spacing-head)+24px)] lg:row-span-2 lg:mt-0 lg:h-[calc(100dvh-var(--spacing-head)-48px)] lg:border-t-0 lg:border-l lg:pt-0 lg:pl-5">
            {aside}
          </div>
        )}
        <DeskCancel broadcast={broadcast} />
      </div>
    </div>
  );
}
