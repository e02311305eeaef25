'use client';

import { millisecondsInSecond } from 'date-fns/constants';
import { useTranslations } from 'next-intl';
import { useStage } from '@/lib/live/stage/client/use-stage';
import { beatSeconds } from '@/lib/live/stage/codes';
import type { StageView } from '@/lib/live/stage/contract';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { TilePicture } from './stage-tile';

interface StageViewScreenProps {
  passKey: string;
  stage: StageView;
}

/** The stage as the encoder shows it: up to four pictures with names on black, and nothing else, in any size. */
export function StageViewScreen({ passKey, stage }: StageViewScreenProps) {
  const t = useTranslations('stageView');
  const { session, state } = useStage({ id: '', key: passKey }, stage);
  const { view, peer, line, remotes } = state;
  // Two of these pages with one address would push each other out for ever.
  const isElsewhere = state.isCutOff && view.peers.some(({ kind }) => kind === 'view');
  useEffectOn(session && view.isOpen && peer === null && !isElsewhere && line !== 'over' ? session : null, (opened) => {
    if (!opened) return;
    const join = () => void opened.join().catch(() => undefined);
    join();
    // A server that is away comes back.
    const timer = setInterval(join, beatSeconds.onStage * millisecondsInSecond);
    return () => clearInterval(timer);
  });
  const people = view.peers.filter(({ kind }) => kind !== 'view');
  if (line === 'over') return <ViewWords>{t('over')}</ViewWords>;
  if (isElsewhere) return <ViewWords>{t('elsewhere')}</ViewWords>;
  if (!view.isOpen || people.length === 0) return <ViewWords>{t(view.isOpen ? 'empty' : 'closed')}</ViewWords>;
  return (
    <ul aria-label={t('label')} className={`grid size-full ${layouts[people.length] ?? 'grid-cols-2 grid-rows-2'}`}>
      {people.map((one, index) => (
        <li
          key={one.peer}
          className={`relative min-h-0 min-w-0 overflow-hidden ${people.length === 3 && index === 0 ? 'row-span-2' : ''}`}
        >
          <TilePicture peer={one} remote={remotes.get(one.peer) ?? null} isLarge hearLabel={t('hear')} />
          <p className="absolute bottom-[2.5%] left-[2.5%] max-w-[90%] truncate rounded-sm bg-shade/70 px-[0.6em] py-[0.2em] font-semibold text-[max(14px,1.5vw)]">
            {one.person?.nickname}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** By the number of people: whole; side by side; one large and two small; four alike. */
const layouts: Readonly<Record<number, string>> = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  3: 'grid-cols-[2fr_1fr] grid-rows-2',
};

/** What only the host sees while they set up the encoder: quiet, so that viewers are not disturbed if it is on air. */
function ViewWords({ children }: { children: string }) {
  return (
    <p role="status" className="grid size-full place-items-center p-[5%] text-center text-white/60">
      {children}
    </p>
  );
}
