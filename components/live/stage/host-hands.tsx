'use client';

import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { actOnGuest } from '@/lib/live/stage/client/stage-calls';
import { type HostAct, stageLimits } from '@/lib/live/stage/codes';
import type { StageHand, StageView } from '@/lib/live/stage/contract';
import { call } from '@/lib/platform/client/call';
import { useOneAct } from '@/lib/platform/client/use-one-act';
import { beijingTime } from '@/lib/platform/shared/format/beijing';

/** Who asks to come on the stage, in their order, and who was admitted and has not confirmed. */
export function HostHands({ view }: { view: StageView }) {
  const t = useTranslations('stageHost.hands');
  const { act, problem } = useOneAct();
  const onStage = view.peers.filter(({ kind }) => kind === 'guest').length;
  const invited = view.hands.filter(({ state }) => state === 'invited').length;
  const isFull = onStage + invited >= stageLimits.guests;
  return (
    <section aria-labelledby="stage-hands">
      <h2 id="stage-hands" className="text-lg">
        {t('title', { count: view.waiting })}
      </h2>
      <FormAlert>{problem}</FormAlert>
      {view.hands.length === 0 && <p className="text-ink-2 text-pretty">{t('none')}</p>}
      <ul aria-label={t('list')} className="*:border-line *:border-t">
        {view.hands.map((hand) => (
          <HandRow
            key={hand.person.userId}
            hand={hand}
            isFull={isFull}
            onAct={(what) =>
              act(() => call(actOnGuest, { id: view.id, userId: hand.person.userId, act: what }, { quiet: true }))
            }
          />
        ))}
      </ul>
      {isFull && view.waiting > 0 && <p className="mt-2 text-ink-3 text-sm text-pretty">{t('full')}</p>}
    </section>
  );
}

interface HandRowProps {
  hand: StageHand;
  isFull: boolean;
  onAct(act: HostAct): void;
}

function HandRow({ hand: { person, state, askedAt }, isFull, onAct }: HandRowProps) {
  const t = useTranslations('stageHost.hands');
  const { nickname: name, verification, avatar } = person;
  const isInvited = state === 'invited';
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Avatar picture={avatar} size={44} />
      <div className="min-w-0 grow basis-32">
        <CardPersonName name={name} verification={verification} className="font-semibold" />
        <p className="text-ink-3 text-sm tabular-nums">
          {isInvited ? t('invited') : t('asked', { time: beijingTime(Date.parse(askedAt)) })}
        </p>
      </div>
      <div className="flex flex-none gap-2">
        {!isInvited && (
          <button
            type="button"
            disabled={isFull}
            aria-label={t('admitOf', { name })}
            onClick={() => onAct('admit')}
            className={buttonClass('ink', 'small')}
          >
            {t('admit')}
          </button>
        )}
        <button
          type="button"
          aria-label={t(isInvited ? 'takeBackOf' : 'refuseOf', { name })}
          onClick={() => onAct('refuse')}
          className={buttonClass('line', 'small')}
        >
          {t(isInvited ? 'takeBack' : 'refuse')}
        </button>
      </div>
    </li>
  );
}
