'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import type { Verdict } from '@/lib/events/door/client/door-desk';
import { signal } from '@/lib/events/door/client/signal';
import { useDoorDesk } from '@/lib/events/door/client/use-door-desk';
import { doorLimits } from '@/lib/events/door/codes';
import type { Door, DoorAccess } from '@/lib/events/door/contract';
import { readStored, writeStored } from '@/lib/platform/client/storage';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { useKeptPage } from '@/lib/platform/client/use-kept-page';
import { useWakeLock } from '@/lib/platform/client/use-wake-lock';
import { DoorCamera } from './door-camera';
import { DoorCodeField } from './door-code-field';
import { DoorCountsPanel } from './door-counts';
import { DoorHand } from './door-hand';
import { DoorHistory } from './door-history';
import { DoorLine } from './door-line';
import { DoorResult } from './door-result';
import { DoorSettings } from './door-settings';

export interface DoorScreenProps {
  access: DoorAccess;
  /** As the server answered; null where the link has ended. */
  door: Door | null;
}

/** The check-in of an activity, for its organiser and for helpers: with a camera, a hand scanner, or by the list. */
export function DoorScreen({ access, door }: DoorScreenProps) {
  return door ? <OpenDoor access={access} door={door} /> : <DoorEnded unsent={0} />;
}

function OpenDoor({ access, door }: { access: DoorAccess; door: Door }) {
  const { desk, state } = useDoorDesk(access, door);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { name, isSilent, rename, setSilent } = useDevice(door.name, (next) => desk.rename(next));
  const [isReady, setReady] = useState(false);
  useWakeLock();
  // Kept again once the reader of codes is loaded, which is needed without a line too.
  useKeptPage([door.activityId, isReady]);
  const show = useCallback(
    (scanned: Verdict) => {
      signal(scanned.result === 'in' || scanned.result === 'undone' ? 'good' : 'bad', isSilent);
      setVerdict(scanned);
    },
    [isSilent],
  );
  const scan = useCallback((code: string) => desk.scan(code).then(show), [desk, show]);
  const undo = (ticketId: string) => desk.scan(ticketId, 'undo').then(show);
  if (state.isEnded) return <DoorEnded unsent={state.unsent} />;
  return (
    <div className="wrap pt-5 pb-16">
      <div className="mx-auto max-w-240 lg:grid lg:grid-cols-[1.1fr_1fr] lg:gap-10">
        <div>
          <h1 lang={state.door.titleLanguage} className="text-xl text-balance wrap-anywhere">
            {state.door.title}
          </h1>
          <DoorLine state={state} />
          <DoorCamera onCode={scan} onReady={() => setReady(true)}>
            {verdict && <DoorResult verdict={verdict} onNext={() => setVerdict(null)} onUndo={undo} />}
          </DoorCamera>
          <DoorCodeField onCode={scan} />
        </div>
        <div>
          <DoorCountsPanel counts={state.counts} />
          <DoorHand tickets={state.tickets} isListed={state.isListed} onEnter={scan} onUndo={undo} />
          <DoorSettings {...{ name, isSilent, rename, setSilent }} />
          {access.key === '' && <DoorHistory activityId={door.activityId} />}
        </div>
      </div>
    </div>
  );
}

/** How this device is set; a new one has the name of its link. */
function useDevice(given: string, onName: (name: string) => void) {
  const [name, setName] = useState(given);
  const [isSilent, setIsSilent] = useState(false);
  // What is stored is known after hydration only.
  useEffectOn(given, () => {
    setName(readStored('doorName') ?? given);
    setIsSilent(readStored('doorIsSilent') ?? false);
  });
  useEffectOn(name, () => onName(name.trim().slice(0, doorLimits.name)));
  return {
    ...{ name, isSilent },
    rename: (next: string) => {
      setName(next);
      writeStored('doorName', next);
    },
    setSilent: (next: boolean) => {
      setIsSilent(next);
      writeStored('doorIsSilent', next);
    },
  };
}

function DoorEnded({ unsent }: { unsent: number }) {
  const t = useTranslations('door.ended');
  return (
    <Notice isPage title={t('title')} text={t('text')}>
      {unsent > 0 && <p className="text-danger text-pretty">{t('kept', { count: unsent })}</p>}
    </Notice>
  );
}
