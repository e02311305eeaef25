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
  children: ReactNode;
}

/** A broadcast that was public once for its host: how it stands, what arrives, and its end before its time. */
export function BroadcastDesk({ first, children }: DeskProps) {
  const { data: broadcast = first } = useQuery({ ...ownBroadcastQuery(first.id), initialData: first });
  return (
    <div className="wrap pt-5 pb-12">
      <div className="mx-auto max-w-180">
        <DeskHead broadcast={broadcast} />
        <div className="mt-6 space-y-6 empty:hidden">{children}</div>
        <DeskCancel broadcast={broadcast} />
      </div>
    </div>
  );
}
