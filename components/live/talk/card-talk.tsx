'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { BroadcastPhase } from '@/lib/live/broadcast/codes';
import { useTalk } from '@/lib/live/talk/client/use-talk';
import { talkPhases } from '@/lib/live/talk/codes';
import type { Said } from '@/lib/live/talk/contract';
import { SaidSheet } from './said-sheet';
import { SettingsSheet } from './settings-sheet';
import { TalkFoot } from './talk-foot';
import { TalkLog } from './talk-log';

interface CardTalkProps {
  /** Of the broadcast. */
  id: string;
  /** What the broadcast is now: afterwards what was said is only read. */
  phase: BroadcastPhase;
}

/** The talk of a broadcast. It fills its place, whose height its page sets, and scrolls in it. */
export function CardTalk({ id, phase }: CardTalkProps) {
  const t = useTranslations('talk');
  const titleId = useId();
  const isOver = !talkPhases.includes(phase);
  const state = useTalk(id, !isOver);
  const { line, talk, change } = state;
  const [chosen, setChosen] = useState<Said | null>(null);
  const [isSetting, setSetting] = useState(false);
  const isKeeper = talk !== null && (talk.role !== 'viewer' || talk.isStaff);
  return (
    <section aria-labelledby={titleId} className="flex h-full min-h-0 flex-col noscript:hidden">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id={titleId} className="text-lg">
          {t('title')}
        </h2>
        {isKeeper && !isOver && (
          <button
            type="button"
            aria-label={t('settings.title')}
            aria-haspopup="dialog"
            onClick={() => setSetting(true)}
            className="-mr-2.75 grid size-11 place-items-center"
          >
            <ScreenIcon name="more" />
          </button>
        )}
      </div>
      {talk?.pinned && <Pinned said={talk.pinned} />}
      <TalkLog id={id} line={line} talk={talk} change={change} onChoose={setChosen} />
      <p role="status" className="text-ink-3 text-sm not-empty:py-2">
        {line === 'lost' && t('lost')}
        {line === 'over' && t('over')}
      </p>
      {talk && line !== 'over' && <TalkFoot id={id} talk={talk} isOver={isOver} change={change} />}
      {talk && chosen && (
        <SaidSheet id={id} said={chosen} talk={talk} change={change} onClose={() => setChosen(null)} />
      )}
      {talk && isSetting && (
        <SettingsSheet
          {...{ id, talk, change }}
          isOnAir={phase === 'live' || phase === 'interrupted'}
          onClose={() => setSetting(false)}
        />
      )}
    </section>
  );
}

function Pinned({ said: { by, text } }: { said: Said }) {
  const t = useTranslations('talk');
  return (
    <p className="mb-2 rounded-md border border-line bg-surface px-3 py-2 text-sm wrap-anywhere" dir="auto">
      <span className="block text-ink-3 text-xs">{t('pinned', { name: by.nickname })}</span>
      {text}
    </p>
  );
}
