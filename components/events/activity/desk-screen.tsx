'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AddressTabs } from '@/components/ui/address-tabs';
import { ownActivityQuery } from '@/lib/events/activity/client/own-activities';
import type { ActivityDraft } from '@/lib/events/activity/contract';
import { admissionOf } from '@/lib/events/activity/rules/admission';
import { DeskCancel } from './desk-cancel';
import { DeskHead } from './desk-head';
import { type DeskTab, deskTabs } from './desk-tabs';

interface DeskProps {
  first: ActivityDraft;
  initial: DeskTab;
  /** What the slices above this one show of it: figures, who comes, orders, who waits, doors, and the desk of a contest. */
  parts: Record<'sales' | 'attendees' | 'orders' | 'waiting' | 'doors' | 'contest', ReactNode>;
}

/** A public activity for its organiser: how it goes, who comes, and its end before its time. */
export function ActivityDesk({ first, initial, parts }: DeskProps) {
  const t = useTranslations('activityManage.desk');
  const { data: activity = first } = useQuery({ ...ownActivityQuery(first.id), initialData: first });
  const admission = admissionOf(activity);
  const tabs = deskTabs[admission];
  const overview = (
    <>
      {admission === 'entry' ? parts.contest : parts.sales}
      <DeskCancel activity={activity} />
    </>
  );
  return (
    <>
      <DeskHead activity={activity} />
      <AddressTabs
        tabs={tabs}
        initial={tabs.some(({ name }) => name === initial) ? initial : 'overview'}
        parameter="tab"
        path={`/activityManage/${encodeURIComponent(activity.id)}`}
        label={t('tabs.label')}
        words={{
          ...{ overview: t('tabs.overview'), attendees: t('tabs.attendees'), orders: t('tabs.orders') },
          ...{ waiting: t('tabs.waiting'), doors: t('tabs.doors') },
        }}
        isColumn
        panels={{ ...parts, overview }}
      />
    </>
  );
}
