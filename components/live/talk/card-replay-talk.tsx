'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { useStickToEnd } from '@/components/ui/use-stick-to-end';
import { useReplayTalk } from '@/lib/live/talk/client/use-replay-talk';
import { SaidLine } from './said-line';

interface CardReplayTalkProps {
  /** Of the broadcast. */
  id: string;
  /** The time of the stream that the player shows, in ms: that of the replay and what was cut off before it. */
  streamMs: number;
}

/** What was said in a broadcast, beside its replay: it comes as the player's time passes. It fills its place and scrolls in it. */
export function CardReplayTalk({ id, streamMs }: CardReplayTalkProps) {
  const t = useTranslations('talk');
  const titleId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { said, isFailed, isClosed } = useReplayTalk(id, streamMs);
  useStickToEnd(scroller, said.at(-1)?.seq ?? 0, 0);
  return (
    <section aria-labelledby={titleId} className="flex h-full min-h-0 flex-col noscript:hidden">
      <h2 id={titleId} className="flex min-h-11 items-center text-lg">
        {t('replay.title')}
      </h2>
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without focusable content it is scrolled by keys
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-labelledby={titleId}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        <ol className="flex flex-col gap-1 py-2 empty:hidden">
          {said.map((one) => (
            <SaidLine key={one.seq} said={one} />
          ))}
        </ol>
        {said.length === 0 && (
          <p className="py-6 text-center text-ink-3 text-sm text-pretty">
            {t(isClosed ? 'closed.paidOnly' : isFailed ? 'replay.failed' : 'replay.empty')}
          </p>
        )}
      </div>
    </section>
  );
}
