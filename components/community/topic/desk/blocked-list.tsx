'use client';

import { useTranslations } from 'next-intl';
import { CardPersonRowSkeleton } from '@/components/people/person/card-person-row';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { rowAction } from '@/components/works/work/card-thumb';
import { blockedMembersQuery, memberActs } from '@/lib/community/topic/client/desk';
import type { BlockedMember } from '@/lib/community/topic/contract';
import { toast } from '@/lib/platform/client/toast';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { DeskPerson } from './desk-person';
import { useDeskAct } from './use-desk-act';

interface BlockedListProps {
  topicId: string;
  /** Shows all members. */
  onAll(): void;
}

/** Who may not become a member of a channel, and the way back for them. */
export function BlockedList({ topicId, onAll }: BlockedListProps) {
  const t = useTranslations('topicManage.members');
  const query = useOwnList<BlockedMember>(blockedMembersQuery(topicId), null);
  const { run, isBusy } = useDeskAct();
  const unblock = ({ userId, nickName: name }: BlockedMember) =>
    run({
      act: () => memberActs.unblock(topicId, userId),
      onDone: () => {
        toast(t('unblocked', { name }));
        void query.refetch();
      },
    });
  return (
    <PagedList
      query={query}
      keyOf={({ userId }) => userId}
      skeleton={<CardPersonRowSkeleton />}
      skeletons={3}
      empty={
        <Notice title={t('emptyBlocked')} text={t('emptyBlockedText')}>
          <button type="button" onClick={onAll} className={buttonClass('ink')}>
            {t('showAll')}
          </button>
        </Notice>
      }
      className="divide-y divide-line"
      {...useListWords()}
    >
      {(person) => (
        <DeskPerson person={person} facts={t('blockedSince', { date: formatDate(Date.parse(person.since)) })}>
          <button type="button" disabled={isBusy} onClick={() => unblock(person)} className={rowAction}>
            {t('unblock')}
            <span className="sr-only">{t('of', { name: person.nickName })}</span>
          </button>
        </DeskPerson>
      )}
    </PagedList>
  );
}
