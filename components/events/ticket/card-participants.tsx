'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ComponentType, useId, useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { participantsQuery, saleQuery } from '@/lib/events/ticket/client/sale';
import { loadPart } from '@/lib/platform/client/load-part';
import type { ParticipantsSheetProps } from './participants-sheet';

/** Avatars that fit beside one another on a phone. */
const shown = 6;

/**
 * Who takes part in an activity: how many, some faces, and all of them in a sheet. The number counts also those who are not
 * shown.
 */
export function CardParticipants({ activityId }: { activityId: string }) {
  const t = useTranslations('ticket.participants');
  const title = useId();
  const { data: sale } = useQuery(saleQuery(activityId));
  const { data } = useInfiniteQuery(participantsQuery(activityId));
  const [isOpen, setOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<ParticipantsSheetProps> | null>(null);
  const count = sale?.participantCount ?? 0;
  const people = data?.pages.flatMap(({ list }) => list) ?? [];

  function open() {
    setOpen(true);
    loadPart(
      () => import('./participants-sheet'),
      'participants',
      ({ ParticipantsSheet }) => setSheet(() => ParticipantsSheet),
    );
  }
  return (
    <section aria-labelledby={title}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={title} className="text-xl">
          {t('title')}
        </h2>
        <p className="text-ink-3 text-sm tabular-nums">{count > 0 && t('count', { count })}</p>
      </div>
      <div className="mt-2 flex min-h-14 items-center">
        {people.length > 0 && (
          <button type="button" onClick={open} className="relative -mx-1 flex min-h-14 items-center rounded-full px-1">
            {people.slice(0, shown).map(({ userId, avatar }) => (
              <span key={userId} className="not-first:-ml-2 rounded-full ring-2 ring-paper">
                <Avatar picture={avatar} size={44} />
              </span>
            ))}
            <span className="sr-only">{t('all')}</span>
            {count > shown && (
              <span className="ml-3 font-semibold text-sm tabular-nums">+{count - Math.min(people.length, shown)}</span>
            )}
          </button>
        )}
        {data && sale && people.length === 0 && <p className="text-ink-2">{count > 0 ? t('hidden') : t('none')}</p>}
      </div>
      {isOpen && Sheet && <Sheet activityId={activityId} onClose={() => setOpen(false)} />}
    </section>
  );
}
