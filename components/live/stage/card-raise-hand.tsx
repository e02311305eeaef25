'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { stagePath } from '@/lib/live/stage/client/addresses';

interface CardRaiseHandProps {
  broadcastId: string;
  isHost: boolean;
}

/**
 * The way to the stage of a participatory broadcast, in another tab, so that the broadcast goes on here. Needs the messages
 * `stageCard`.
 */
export function CardRaiseHand({ broadcastId, isHost }: CardRaiseHandProps) {
  const t = useTranslations('stageCard');
  const side = isHost ? 'host' : 'guest';
  return (
    <aside className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="min-w-0 grow basis-48">
        <h2 className="text-base">{t(`${side}.title`)}</h2>
        <p className="text-ink-2 text-sm text-pretty">{t(`${side}.text`)}</p>
      </div>
      <NewTabLink href={stagePath(broadcastId)} className={`flex-none ${buttonClass('ink', 'row')}`}>
        {t(`${side}.action`)}
      </NewTabLink>
    </aside>
  );
}
