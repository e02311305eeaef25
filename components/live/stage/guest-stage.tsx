'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { leaveStage } from '@/lib/live/stage/client/stage-calls';
import { call } from '@/lib/platform/client/call';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { useOneAct } from '@/lib/platform/client/use-one-act';
import { useWakeLock } from '@/lib/platform/client/use-wake-lock';
import { GuestHand } from './guest-hand';
import { OwnControls } from './own-controls';
import { OwnPreview } from './own-preview';
import { RelayWords } from './relay-words';
import { StageClosed } from './stage-closed';
import type { StageParts } from './stage-parts';
import { StageTiles } from './stage-tiles';

/** The stage for who wants to come on it: the hand, the invitation, the talk. */
export function GuestStage(parts: StageParts) {
  const { view, peer } = parts.state;
  if (!view.isOpen) return <StageClosed view={view} />;
  if (peer !== null) return <GuestOnStage {...parts} />;
  const own = view.own?.state ?? null;
  if (own === 'invited' || own === 'onStage') return <Invitation {...parts} />;
  return <GuestHand {...parts} />;
}

/** Who is admitted sees themselves first, and confirms; also who is on the stage with a page that was loaded again. */
function Invitation({ session, state, media }: StageParts) {
  const t = useTranslations('stage.invited');
  const { act, isPending, problem } = useOneAct();
  const { view } = state;
  const isBack = view.own?.state === 'onStage';
  // They may be watching in another tab.
  useEffectOn(t('title'), (title) => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  });
  const decline = () =>
    act(async () => {
      await call(leaveStage, { id: view.id }, { quiet: true });
      media.close();
      await session?.refresh();
    });
  return (
    <section aria-labelledby="stage-invited" className="max-w-160">
      <h2 id="stage-invited" className="text-lg">
        {t(isBack ? 'backTitle' : 'title')}
      </h2>
      <p role="status" className="mt-1 mb-4 text-ink-2 text-pretty">
        {t(isBack ? (state.isCutOff ? 'cutOffText' : 'backText') : 'text')}
      </p>
      <OwnPreview media={media} />
      <FormAlert>{problem}</FormAlert>
      <div className="mt-2 flex flex-wrap gap-3">
        {media.stream && (
          <button
            type="button"
            aria-disabled={isPending || undefined}
            onClick={() => act(async () => session?.join())}
            className={`aria-disabled:opacity-60 ${buttonClass('accent')}`}
          >
            {t(isBack ? 'back' : 'enter')}
          </button>
        )}
        <button type="button" onClick={decline} className={buttonClass('line')}>
          {t(isBack ? 'leave' : 'decline')}
        </button>
      </div>
    </section>
  );
}

function GuestOnStage(parts: StageParts) {
  const { session, state, media } = parts;
  const t = useTranslations('stage.onStage');
  const { act, problem } = useOneAct();
  useWakeLock();
  const hasHost = state.view.peers.some(({ kind }) => kind === 'host');
  const leave = () =>
    act(async () => {
      session?.disconnect();
      media.close();
      await call(leaveStage, { id: state.view.id }, { quiet: true });
      await session?.refresh();
    });
  return (
    <section aria-label={t('title')}>
      <p role="status" className="mb-3 text-ink-2">
        {t(hasHost ? 'seen' : 'noHost')}
      </p>
      <StageTiles {...parts} />
      {!media.stream && <OwnPreview media={media} />}
      <OwnControls
        media={media}
        isSilenced={state.view.own?.isSilenced ?? false}
        leaveLabel={t('leave')}
        onLeave={leave}
      />
      <FormAlert>{problem}</FormAlert>
      <RelayWords hasRelay={state.hasRelay} />
    </section>
  );
}
