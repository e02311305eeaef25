'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { Verdict } from '@/lib/events/door/client/door-desk';
import { useSince } from './use-since';

interface DoorResultProps {
  verdict: Verdict;
  onNext(): void;
  onUndo(ticketId: string): void;
}

/** What the last scan came to, so large that an arm's length is enough. The next scan takes its place. */
export function DoorResult({ verdict, onNext, onUndo }: DoorResultProps) {
  const t = useTranslations('door');
  const since = useSince();
  const [isAsked, setAsked] = useState(false);
  const { result, name, typeName, ticketId, isLocal } = verdict;
  const isGood = result === 'in';
  const tone = isGood ? 'bg-ok text-paper' : result === 'undone' ? 'bg-ink text-paper' : 'bg-danger text-paper';
  const button = 'min-h-11 rounded-full border border-current px-5 font-semibold';
  return (
    <div className={`absolute inset-0 flex flex-col items-center justify-center gap-1 p-5 text-center ${tone}`}>
      <div role="status">
        {isGood || result === 'undone' ? (
          <ScreenIcon name="check" className="mx-auto size-16" />
        ) : (
          <Icon name="close" className="mx-auto size-16" />
        )}
        <p className="font-bold text-display">{t(`results.${result}`)}</p>
        {name && <p className="text-xl wrap-anywhere">{name}</p>}
        {typeName && <p>{typeName}</p>}
        {result === 'alreadyIn' && verdict.usedAt && (
          <p className="text-lg">{since(verdict.usedAt, verdict.usedDoor)}</p>
        )}
        {isLocal && <p className="mt-1 text-sm">{t('local')}</p>}
      </div>
      <div className="mt-4 flex gap-3">
        {(isGood || result === 'alreadyIn') && (
          <button type="button" onClick={() => setAsked(true)} className={button}>
            {t('undo')}
          </button>
        )}
        <button type="button" onClick={onNext} className={button}>
          {t('next')}
        </button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t('undoTitle', { name })}
          text={t('undoText')}
          confirmLabel={t('undo')}
          cancelLabel={t('cancel')}
          isDestructive
          onConfirm={() => {
            setAsked(false);
            onUndo(ticketId);
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}
