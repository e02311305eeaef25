'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { broadcastPath } from '@/lib/live/broadcast/client/addresses';
import { stagePath } from '@/lib/live/stage/client/addresses';
import { leaveStage, raiseHand } from '@/lib/live/stage/client/stage-calls';
import type { StageObstacle } from '@/lib/live/stage/codes';
import { call } from '@/lib/platform/client/call';
import { useOneAct } from '@/lib/platform/client/use-one-act';
import { Link } from '@/lib/platform/i18n/link';
import type { StageParts } from './stage-parts';

/** Raising a hand, with what it means, and the place in the line. */
export function GuestHand({ session, state }: StageParts) {
  const t = useTranslations('stage.hand');
  const { act, isPending, problem } = useOneAct();
  const { id, own, waiting } = state.view;
  const ask = (target: typeof raiseHand | typeof leaveStage) =>
    act(async () => {
      await call(target, { id }, { quiet: true });
      await session?.refresh();
    });
  if (own?.state === 'asked') {
    return (
      <section aria-labelledby="stage-hand" className="max-w-160">
        <h2 id="stage-hand" className="text-lg">
          {t('waitTitle')}
        </h2>
        <p role="status" className="mt-1 text-ink-2 text-pretty">
          {t('place', { place: own.place })}
        </p>
        <p className="mt-1 text-ink-3 text-sm text-pretty">{t('waitText')}</p>
        <FormAlert>{problem}</FormAlert>
        <button type="button" onClick={() => ask(leaveStage)} className={`mt-2 ${buttonClass('line')}`}>
          {t('lower')}
        </button>
      </section>
    );
  }
  return (
    <section aria-labelledby="stage-hand" className="max-w-160">
      <h2 id="stage-hand" className="text-lg">
        {t(own?.state === 'left' ? 'againTitle' : 'title')}
      </h2>
      <ol className="mt-2 grid list-decimal gap-1.5 pl-5 text-ink-2 marker:text-ink-3">
        {(['ask', 'confirm', 'seen'] as const).map((step) => (
          <li key={step} className="text-pretty">
            {t(`steps.${step}`)}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-ink-3 text-sm">{t('waiting', { count: waiting })}</p>
      <FormAlert>{problem}</FormAlert>
      {own?.obstacle ? (
        <Obstacle obstacle={own.obstacle} id={id} />
      ) : (
        <button
          type="button"
          aria-disabled={isPending || undefined}
          onClick={() => ask(raiseHand)}
          className={`mt-2 aria-disabled:opacity-60 ${buttonClass('accent')}`}
        >
          {t('raise')}
        </button>
      )}
    </section>
  );
}

/** Why no hand can be raised, and the way on where there is one. */
function Obstacle({ obstacle, id }: { obstacle: StageObstacle; id: string }) {
  const t = useTranslations('stage.obstacles');
  const back = encodeURIComponent(stagePath(id));
  const ways = { phone: `/Settings/security?change=phone&redirecturl=${back}`, pass: broadcastPath(id) };
  return (
    <div className="mt-2 rounded-md bg-accent-wash p-4">
      <p className="text-pretty">{t(obstacle)}</p>
      {(obstacle === 'phone' || obstacle === 'pass') && (
        <Link href={ways[obstacle]} className={`mt-3 ${buttonClass('ink', 'row')}`}>
          {t(`${obstacle}Way`)}
        </Link>
      )}
    </div>
  );
}
