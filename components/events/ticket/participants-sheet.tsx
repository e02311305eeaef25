'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { PagedList } from '@/components/ui/paged-list';
import { Sheet } from '@/components/ui/sheet';
import { participantsQuery } from '@/lib/events/ticket/client/sale';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { Link } from '@/lib/platform/i18n/link';

export interface ParticipantsSheetProps {
  activityId: string;
  onClose(): void;
}

/** All who take part in an activity and want to be shown. */
export function ParticipantsSheet({ activityId, onClose }: ParticipantsSheetProps) {
  const t = useTranslations('ticket.participants');
  return (
    <Sheet open label={t('title')} closeLabel={t('close')} onClose={onClose}>
      <PagedList
        query={useInfiniteQuery(participantsQuery(activityId))}
        keyOf={({ userId }) => userId}
        skeleton={<div aria-hidden="true" className="skeleton my-1.5 h-11" />}
        skeletons={4}
        empty={null}
        className="min-h-40"
        {...useListWords()}
      >
        {({ userId, nickname, avatar, verification }) => (
          <Link
            href={`/otherPeople?userId=${encodeURIComponent(userId)}`}
            className="flex min-h-14 items-center gap-3 hover:text-ink-2"
          >
            <Avatar picture={avatar} size={44} />
            <CardPersonName name={nickname} verification={verification} />
          </Link>
        )}
      </PagedList>
    </Sheet>
  );
}
