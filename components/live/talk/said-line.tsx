'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { CardVerifiedMark } from '@/components/people/person/card-verified-mark';
import { Avatar } from '@/components/ui/avatar';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { Said } from '@/lib/live/talk/contract';
import { truncate } from '@/lib/platform/shared/format/truncate';

interface SaidLineProps {
  said: Said;
  /** Opens what can be done with it; without it there is nothing. */
  onChoose?: ((said: Said) => void) | undefined;
}

/** A message with its author. Not drawn again while others come. */
export const SaidLine = memo(function SaidLine({ said, onChoose }: SaidLineProps) {
  const t = useTranslations('talk');
  const { by, role, kind, text, isAnswered } = said;
  const isQuestion = kind === 'question';
  return (
    <li className={`flex items-start gap-2.5 rounded-md px-2 py-1.5 ${isQuestion ? 'bg-sunk' : ''}`}>
      <Avatar picture={by.avatar} size={28} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-1.5 text-ink-3 text-sm">
          <span className="min-w-0 wrap-anywhere">
            {by.nickname} <CardVerifiedMark verification={by.verification} />
          </span>
          {role !== 'viewer' && (
            <span className="rounded-sm bg-accent px-1.5 text-accent-ink text-xs">{t(`roles.${role}`)}</span>
          )}
          {isQuestion && (
            <span className="rounded-sm border border-line px-1.5 text-ink-2 text-xs">
              {isAnswered ? t('answered') : t('question')}
            </span>
          )}
        </p>
        <p dir="auto" className="wrap-anywhere">
          {text}
        </p>
      </div>
      {onChoose && (
        <button
          type="button"
          aria-label={t('actionsOf', { name: by.nickname, text: truncate(text, 24) })}
          aria-haspopup="dialog"
          onClick={() => onChoose(said)}
          className="-my-1.5 grid size-11 flex-none place-items-center text-ink-3 hover:text-ink"
        >
          <ScreenIcon name="more" className="size-5" />
        </button>
      )}
    </li>
  );
});
