'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { useStickToEnd } from '@/components/ui/use-stick-to-end';
import type { TalkLine } from '@/lib/live/talk/client/open-talk';
import { findTalkBefore } from '@/lib/live/talk/client/talk';
import { useOwnId } from '@/lib/live/talk/client/use-talk';
import { shownMessages, talkLimits } from '@/lib/live/talk/codes';
import type { Said, Talk } from '@/lib/live/talk/contract';
import { takeSaid } from '@/lib/live/talk/rules/take-event';
import { call } from '@/lib/platform/client/call';
import { SaidLine } from './said-line';
import { useDeed } from './use-deed';
import { useHeard } from './use-heard';

interface TalkLogProps {
  id: string;
  line: TalkLine;
  talk: Talk | null;
  change(work: (talk: Talk) => Talk): void;
  onChoose(said: Said): void;
}

/** What was said, the latest at the end, where it stays while the reader is there. */
export function TalkLog({ id, line, talk, change, onChoose }: TalkLogProps) {
  const t = useTranslations('talk');
  const ownId = useOwnId();
  const scroller = useRef<HTMLDivElement>(null);
  const said = talk?.said ?? [];
  // The number of the latest one: what is loaded before it is no news.
  const latest = said.at(-1)?.seq ?? 0;
  const ownLatest = said.findLast(({ by }) => by.userId === ownId)?.seq ?? 0;
  const { hasNews, stick } = useStickToEnd(scroller, latest, ownLatest);
  const heard = useHeard(said, talk !== null);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without focusable content it is scrolled by keys
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t('log')}
        className="h-full overflow-y-auto overscroll-contain"
      >
        {talk?.hasEarlier && said.length < shownMessages && <Earlier {...{ id, said, change, scroller }} />}
        <ol className="flex flex-col gap-1 py-2 empty:hidden">
          {said.map((one) => (
            <SaidLine
              key={one.seq}
              said={one}
              onChoose={
                (talk && (talk.role !== 'viewer' || talk.isStaff)) || one.by.userId === ownId ? onChoose : undefined
              }
            />
          ))}
        </ol>
        {talk && said.length === 0 && !talk.needsPayment && (
          <p className="py-6 text-center text-ink-3 text-sm text-pretty">{t('empty')}</p>
        )}
        {!talk && line === 'connecting' && <p className="py-6 text-center text-ink-3 text-sm">{t('connecting')}</p>}
      </div>
      {/* A screen reader hears of many messages at once, instead of each. */}
      <p role="status" className="sr-only">
        {heard &&
          (heard.count === 1
            ? t('heardOne', { name: heard.name, text: heard.text })
            : t('heardMany', { count: heard.count }))}
      </p>
      {hasNews && (
        <button
          type="button"
          onClick={stick}
          className={`absolute bottom-2 left-1/2 -translate-x-1/2 shadow-lg ${buttonClass('ink', 'row')}`}
        >
          {t('news')}
        </button>
      )}
    </div>
  );
}

interface EarlierProps extends Pick<TalkLogProps, 'id' | 'change'> {
  said: readonly Said[];
  scroller: React.RefObject<HTMLDivElement | null>;
}

/** Loads earlier messages; those that were shown stay where they are. */
function Earlier({ id, said, change, scroller }: EarlierProps) {
  const t = useTranslations('talk');
  const [isLoading, setLoading] = useState(false);
  const deed = useDeed();

  async function load() {
    setLoading(true);
    await deed(async () => {
      const earlier = await call(findTalkBefore, { id, before: said[0]?.seq ?? 0 });
      const element = scroller.current;
      const fromEnd = element ? element.scrollHeight - element.scrollTop : 0;
      change((known) => ({ ...takeSaid(known, earlier), hasEarlier: earlier.length === talkLimits.page }));
      requestAnimationFrame(() => {
        if (element) element.scrollTop = element.scrollHeight - fromEnd;
      });
    });
    setLoading(false);
  }
  return (
    <div className="flex justify-center">
      <button
        type="button"
        aria-disabled={isLoading}
        onClick={() => !isLoading && load()}
        className={buttonClass('line', 'row')}
      >
        {isLoading ? t('earlierLoading') : t('earlier')}
      </button>
    </div>
  );
}
