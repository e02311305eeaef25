'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Sheet } from '@/components/ui/sheet';
import { answerSaid, removeSaid, setTalk, setTalkHelper, silence } from '@/lib/live/talk/client/talk';
import { useOwnId } from '@/lib/live/talk/client/use-talk';
import type { Said, Talk } from '@/lib/live/talk/contract';
import { takeEvent } from '@/lib/live/talk/rules/take-event';
import { call } from '@/lib/platform/client/call';
import { useDeed } from './use-deed';

interface SaidSheetProps {
  id: string;
  said: Said;
  talk: Talk;
  change(work: (talk: Talk) => Talk): void;
  onClose(): void;
}

/**
 * What can be done with a message: its author removes it; host and helpers also pin it, mark a question, silence its author. Staff
 * remove it and silence.
 */
export function SaidSheet({ id, said, talk, change, onClose }: SaidSheetProps) {
  const t = useTranslations('talk.sheet');
  const ownId = useOwnId();
  const deed = useDeed();
  const [isAsking, setAsking] = useState(false);
  const { seq, by, kind, text, isAnswered } = said;
  const { userId } = by;
  const isOwn = userId === ownId;
  const isKeeper = talk.role !== 'viewer';
  const mayRemove = isKeeper || talk.isStaff;
  const isPinned = talk.pinned?.seq === seq;
  const isHelper = talk.helpers.some((one) => one.userId === userId);

  const act = (work: () => Promise<void>) => () => {
    onClose();
    void deed(work);
  };
  const answer = act(async () => {
    await call(answerSaid, { id, seq, isAnswered: !isAnswered });
    change((known) => takeEvent(known, { kind: 'answered', seq, isAnswered: !isAnswered }, ownId));
  });
  const pin = act(async () => {
    const { slowSeconds, questionsOnly } = talk;
    const settings = await call(setTalk, { id, slowSeconds, questionsOnly, pinnedSeq: isPinned ? 0 : seq });
    change((known) => takeEvent(known, { kind: 'settings', settings }, ownId));
  });
  const help = act(async () => {
    await call(setTalkHelper, { id, userId, isHelper: !isHelper });
    change((known) => {
      const left = takeEvent(known, { kind: 'helper', userId, isHelper: !isHelper }, ownId);
      return isHelper ? left : { ...left, helpers: [...left.helpers, by] };
    });
  });
  const remove = act(async () => {
    await call(removeSaid, { id, seq });
    change((known) => takeEvent(known, { kind: 'removed', seq }, ownId));
  });
  const hush = act(async () => {
    await call(silence, { id, userId, isSilenced: true });
    change((known) => takeEvent(known, { kind: 'silenced', userId, isSilenced: true }, ownId));
  });

  if (isAsking) {
    return (
      <ConfirmDialog
        title={t('silenceTitle', { name: by.nickname })}
        text={t('silenceText')}
        confirmLabel={t('silence')}
        cancelLabel={t('cancel')}
        isDestructive
        onConfirm={hush}
        onCancel={onClose}
      />
    );
  }
  return (
    <Sheet open onClose={onClose} label={by.nickname} closeLabel={t('close')}>
      <p dir="auto" className="line-clamp-3 pb-2 text-ink-2 text-sm wrap-anywhere">
        {text}
      </p>
      {isKeeper && kind === 'question' && <Choice onPress={answer}>{t(isAnswered ? 'unanswer' : 'answer')}</Choice>}
      {isKeeper && <Choice onPress={pin}>{t(isPinned ? 'unpin' : 'pin')}</Choice>}
      {talk.role === 'host' && !isOwn && <Choice onPress={help}>{t(isHelper ? 'unhelp' : 'help')}</Choice>}
      {(mayRemove || isOwn) && (
        <Choice onPress={remove} isDestructive>
          {t('remove')}
        </Choice>
      )}
      {mayRemove && !isOwn && said.role !== 'host' && (
        <Choice onPress={() => setAsking(true)} isDestructive>
          {t('silence')}
        </Choice>
      )}
    </Sheet>
  );
}

function Choice({
  onPress,
  isDestructive = false,
  children,
}: {
  onPress(): void;
  isDestructive?: boolean;
  children: string;
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={`block min-h-12 w-full border-line border-t py-2 text-start font-semibold ${isDestructive ? 'text-danger' : ''}`}
    >
      {children}
    </button>
  );
}
