'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { rowAction } from '@/components/works/work/card-thumb';
import { memberActs } from '@/lib/community/topic/client/desk';
import { topicLimits } from '@/lib/community/topic/codes';
import type { DeskMember } from '@/lib/community/topic/contract';
import { channelPath } from '@/lib/community/topic/rules/channel-path';
import { toast } from '@/lib/platform/client/toast';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { DeskPerson } from './desk-person';
import { useDeskAct } from './use-desk-act';

interface MemberRowProps {
  topicId: string;
  member: DeskMember;
  onChanged(): void;
}

/** What is confirmed before it is done. */
type Asked = 'remove' | 'block' | 'handOn';

/** A member of a channel with their role, and what who runs it can do about them. */
export function MemberRow({ topicId, member, onChanged }: MemberRowProps) {
  const t = useTranslations('topicManage.members');
  const { nickName: name, role, since } = member;
  const [asked, setAsked] = useState<Asked | null>(null);
  const { setStar, confirm, isBusy } = useMemberActs({ topicId, member, onChanged });
  const action = (label: string, onPress: () => void) => (
    <button type="button" disabled={isBusy} onClick={onPress} className={rowAction}>
      {label}
      <span className="sr-only">{t('of', { name })}</span>
    </button>
  );
  return (
    <>
      <DeskPerson
        person={member}
        badge={
          role !== 'member' && (
            <span className="flex-none rounded-sm bg-sunk px-1.75 py-0.5 font-semibold text-ink-2 text-xs">
              {t(`roles.${role}`)}
            </span>
          )
        }
        facts={t('since', { date: formatDate(Date.parse(since)) })}
        isFolded
      >
        {role !== 'host' && (
          <>
            {action(t(role === 'star' ? 'unnameStar' : 'nameStar'), () => setStar(role !== 'star'))}
            {action(t('remove'), () => setAsked('remove'))}
            {action(t('block'), () => setAsked('block'))}
            {action(t('handOn'), () => setAsked('handOn'))}
          </>
        )}
      </DeskPerson>
      {asked && (
        <ConfirmDialog
          title={t(`${asked}Title`, { name })}
          text={t(`${asked}Text`)}
          confirmLabel={t(`${asked}Yes`)}
          cancelLabel={t('keep')}
          isDestructive
          onConfirm={() => {
            setAsked(null);
            confirm(asked);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

function useMemberActs({ topicId, member: { userId, nickName: name }, onChanged }: MemberRowProps) {
  const t = useTranslations('topicManage.members');
  const router = useRouter();
  const { run, isBusy } = useDeskAct();
  const done = (word: 'starred' | 'unstarred' | 'removed' | 'blockedNow') => () => {
    toast(t(word, { name }));
    onChanged();
  };
  // Whoever left meanwhile is in no list any more.
  const failed = { onFailed: onChanged, said: { NullPointer: t('gone', { name }) } };

  const setStar = (isStar: boolean) =>
    run({
      act: () => memberActs.setStar(topicId, userId, isStar),
      onDone: done(isStar ? 'starred' : 'unstarred'),
      ...failed,
      said: { ...failed.said, ListFull: t('full', { most: topicLimits.stars }) },
    });
  function confirm(asked: Asked) {
    if (asked !== 'handOn') {
      const isBlocked = asked === 'block';
      const act = () => memberActs.remove(topicId, userId, isBlocked);
      return run({ act, onDone: done(isBlocked ? 'blockedNow' : 'removed'), ...failed });
    }
    return run({
      act: () => memberActs.handOn(topicId, userId),
      onDone: () => {
        toast(t('handedOn', { name }));
        // Who was its host does not run it any more, and may not read this list.
        router.replace(channelPath(topicId));
      },
      ...failed,
      said: { ...failed.said, ListFull: t('hostFull', { name }) },
    });
  }
  return { setStar, confirm, isBusy };
}
