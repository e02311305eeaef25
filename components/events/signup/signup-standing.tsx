'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { saveActivityCalendar } from '@/lib/events/activity/client/activities';
import { leaveSignup } from '@/lib/events/signup/client/signup';
import type { OwnSignup } from '@/lib/events/signup/contract';
import { call } from '@/lib/platform/client/call';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { Link } from '@/lib/platform/i18n/link';
import { useAheadWords } from './signup-words';

interface SignupStandingProps {
  activityId: string;
  mine: OwnSignup;
  /** It has just come in place of the form, so that the focus goes to it. */
  isNew: boolean;
  /** The activity has not ended: what was written can be changed, and the place given up. */
  canChange: boolean;
  onEdit(): void;
  onLeft(): void;
}

/** How somebody stands who signed up, and what is next: the e-ticket and the calendar, or what waiting means. */
export function SignupStanding({ activityId, mine, isNew, canChange, onEdit, onLeft }: SignupStandingProps) {
  const t = useTranslations('signupForm.standing');
  const aheadWords = useAheadWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const isIn = mine.state === 'joined';
  const id = encodeURIComponent(activityId);
  return (
    <section aria-labelledby="standing" className="mt-8">
      <div className="flex flex-col items-center text-center">
        <span className={`mb-4 grid size-14 place-items-center rounded-full text-paper ${isIn ? 'bg-ok' : 'bg-ink-2'}`}>
          <ScreenIcon name={isIn ? 'check' : 'bell'} className="size-7" />
        </span>
        <h2 ref={heading} id="standing" tabIndex={-1} className="scroll-mt-50 text-2xl text-balance outline-none">
          {isIn ? t('joined') : t('waiting')}
        </h2>
        {!isIn && <p className="mt-1 font-semibold tabular-nums">{aheadWords(mine)}</p>}
        <p className="mt-2 max-w-90 text-ink-2 text-pretty">
          {t(mine.isUsed ? 'usedText' : isIn ? 'joinedText' : 'waitingText')}
        </p>
      </div>
      <div className="mt-6 flex flex-col gap-3">
        {isIn && (
          <Link href={`/ticket/e?activity=${id}`} className={`min-h-12 text-lg ${buttonClass('accent')}`}>
            {t('entry')}
          </Link>
        )}
        {isIn && !mine.isUsed && (
          <button
            type="button"
            onClick={() => saveActivityCalendar(activityId).catch(() => undefined)}
            className={buttonClass('line')}
          >
            {t('calendar')}
          </button>
        )}
        <Link href={`/ActivityDetail/${id}`} className={buttonClass('line')}>
          {t('back')}
        </Link>
      </div>
      {canChange && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-x-6">
          <button type="button" onClick={onEdit} className={quiet}>
            {t('edit')}
          </button>
          {!mine.isUsed && <Leave {...{ activityId, isIn, onLeft }} />}
        </div>
      )}
    </section>
  );
}

const quiet =
  'inline-flex min-h-11 items-center text-ink-2 text-sm underline underline-offset-4 hover:text-ink aria-disabled:opacity-60';

/** Gives the place up, or leaves the waiting list, once that is confirmed. */
function Leave({ activityId, isIn, onLeft }: { activityId: string; isIn: boolean; onLeft(): void }) {
  const t = useTranslations(isIn ? 'signupForm.leave' : 'signupForm.stopWaiting');
  const problemOf = useProblemWords();
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  async function leave() {
    setAsked(false);
    setPending(true);
    setProblem('');
    try {
      await call(leaveSignup, { activityId }, { quiet: true });
      onLeft();
    } catch (error) {
      setProblem(problemOf(error).text);
      setPending(false);
    }
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && setAsked(true)}
        className={quiet}
      >
        {t('begin')}
      </button>
      <FormAlert>{problem}</FormAlert>
      {isAsked && (
        <ConfirmDialog
          title={t('title')}
          text={t('text')}
          confirmLabel={t('confirm')}
          cancelLabel={t('cancel')}
          isDestructive
          onConfirm={leave}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
