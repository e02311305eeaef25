'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { actOnGuest, leaveStage } from '@/lib/live/stage/client/stage-calls';
import type { StagePeer } from '@/lib/live/stage/contract';
import { call } from '@/lib/platform/client/call';
import { useOneAct } from '@/lib/platform/client/use-one-act';
import { useWakeLock } from '@/lib/platform/client/use-wake-lock';
import { HostHands } from './host-hands';
import { OwnControls } from './own-controls';
import { OwnPreview } from './own-preview';
import { RelayWords } from './relay-words';
import { StageAddress } from './stage-address';
import { StageClosed } from './stage-closed';
import type { StageParts } from './stage-parts';
import { StageTiles } from './stage-tiles';

/** The stage for its host: themselves, the guests, the hands, and the address for the encoder. */
export function HostStage(parts: StageParts) {
  const { view, peer } = parts.state;
  const canPrepare = view.isOpen || view.phase === 'upcoming';
  return (
    <div className="grid gap-10 lg:grid-cols-[1.4fr_1fr]">
      <div className="min-w-0">
        {!view.isOpen && <StageClosed view={view} />}
        {view.isOpen && (peer === null ? <HostEntry {...parts} /> : <HostOnStage {...parts} />)}
      </div>
      <div className="grid min-w-0 content-start gap-8">
        {view.isOpen && <HostHands view={view} />}
        {canPrepare && <StageAddress view={view} />}
      </div>
    </div>
  );
}

function HostEntry({ session, state, media }: StageParts) {
  const t = useTranslations('stageHost.entry');
  const { act, isPending, problem } = useOneAct();
  return (
    <section aria-labelledby="stage-entry">
      <h2 id="stage-entry" className="text-lg">
        {t('title')}
      </h2>
      <p role="status" className="mt-1 mb-4 text-ink-2 text-pretty">
        {t(state.isCutOff ? 'cutOff' : 'text')}
      </p>
      <OwnPreview media={media} />
      <FormAlert>{problem}</FormAlert>
      {media.stream && (
        <button
          type="button"
          aria-disabled={isPending || undefined}
          onClick={() => act(async () => session?.join())}
          className={`mt-2 aria-disabled:opacity-60 ${buttonClass('accent')}`}
        >
          {t('enter')}
        </button>
      )}
    </section>
  );
}

function HostOnStage(parts: StageParts) {
  const { session, state, media } = parts;
  const t = useTranslations('stageHost.onStage');
  const { act, problem } = useOneAct();
  useWakeLock();
  const hasView = state.view.peers.some(({ kind }) => kind === 'view');
  const hasGuests = state.view.peers.some(({ kind }) => kind === 'guest');
  const leave = () =>
    act(async () => {
      session?.disconnect();
      media.close();
      await call(leaveStage, { id: state.view.id }, { quiet: true });
    });
  return (
    <section aria-label={t('title')}>
      <p role="status" className="mb-3 text-ink-2 text-pretty">
        {t(hasView ? 'shown' : 'notShown')}
      </p>
      <StageTiles {...parts} actionsOf={(peer) => <GuestActions id={state.view.id} peer={peer} onAct={act} />} />
      {!hasGuests && <p className="mt-3 text-ink-3 text-sm">{t('noGuests')}</p>}
      {!media.stream && <OwnPreview media={media} />}
      <FormAlert>{problem}</FormAlert>
      <OwnControls media={media} isSilenced={false} leaveLabel={t('leave')} onLeave={leave} />
      <RelayWords hasRelay={state.hasRelay} />
    </section>
  );
}

interface GuestActionsProps {
  id: string;
  peer: StagePeer;
  onAct(work: () => Promise<unknown>): void;
}

function GuestActions({ id, peer: { person, isSilenced }, onAct }: GuestActionsProps) {
  const t = useTranslations('stageHost.guest');
  const [isAsked, setAsked] = useState(false);
  if (!person) return null;
  const { userId, nickname: name } = person;
  const act = (what: 'silence' | 'unsilence' | 'remove') =>
    onAct(() => call(actOnGuest, { id, userId, act: what }, { quiet: true }));
  const voice = isSilenced ? 'unsilence' : 'silence';
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <button
        type="button"
        aria-label={t(`${voice}Of`, { name })}
        onClick={() => act(voice)}
        className={buttonClass('line', 'small')}
      >
        {t(voice)}
      </button>
      <button
        type="button"
        aria-label={t('removeOf', { name })}
        onClick={() => setAsked(true)}
        className={buttonClass('line', 'small')}
      >
        {t('remove')}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('removeTitle', { name })}
          text={t('removeText')}
          confirmLabel={t('remove')}
          cancelLabel={t('cancel')}
          isDestructive
          onConfirm={() => {
            setAsked(false);
            act('remove');
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}
