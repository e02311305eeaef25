'use client';

import { millisecondsInHour } from 'date-fns/constants';
import { useTranslations } from 'next-intl';
import { StateBadge, type StateTone } from '@/components/base/staff/card-parts';
import type { ApplicationState as State } from '@/lib/people/verification/codes';
import type { ApplicationRow } from '@/lib/people/verification/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';

const tones: Record<State, StateTone> = {
  pending: 'new',
  passed: 'ok',
  refused: 'warn',
  expired: 'off',
  replaced: 'off',
};

/** The state of an application in a word. */
export function ApplicationState({ state }: { state: State }) {
  const t = useTranslations('verificationConsole.states');
  return <StateBadge tone={tones[state]}>{t(state)}</StateBadge>;
}

/** By when an application is to be decided on and, as long as it waits, how much of that is left. */
export function Due({ application: { state, dueAt }, now }: { application: ApplicationRow; now: number }) {
  const t = useTranslations('verificationConsole');
  const left = Date.parse(dueAt) - now;
  return (
    <>
      <time dateTime={dueAt}>{formatDate(Date.parse(dueAt), { withTime: true })}</time>
      {state === 'pending' && (
        <span className={`block text-xs ${left > 0 ? 'text-ink-3' : 'font-semibold text-danger'}`}>
          {left > 0 ? t('left', { hours: Math.ceil(left / millisecondsInHour) }) : t('overdue')}
        </span>
      )}
    </>
  );
}
