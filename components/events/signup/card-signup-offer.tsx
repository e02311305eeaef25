'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { ActivityDetail } from '@/lib/events/activity/contract';
import { signupQuery } from '@/lib/events/signup/client/signup';
import type { Signup } from '@/lib/events/signup/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { SignupFacts } from './signup-facts';
import { useAheadWords } from './signup-words';

export type SignupActivity = Pick<ActivityDetail, 'id' | 'enrolStartTime' | 'enrolEndTime' | 'capacity'>;

/**
 * The sign-up on the page of an activity: places left, times, how the caller stands to it, and the next step. The page is the
 * same for everybody, so how it stands comes after it. The form asks visitors to log in, and they come back to it.
 */
export function CardSignupOffer({ activity }: { activity: SignupActivity }) {
  const t = useTranslations('signup');
  const title = useId();
  const { data: signup } = useQuery(signupQuery(activity.id));
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-2 min-h-6 text-ink-2 tabular-nums">
        {signup && <SignupFacts capacity={activity.capacity} signup={signup} />}
      </p>
      <p className="text-ink-3 text-sm tabular-nums">
        {t('period', {
          start: formatDate(Date.parse(activity.enrolStartTime), { withTime: true }),
          end: formatDate(Date.parse(activity.enrolEndTime), { withTime: true }),
        })}
      </p>
      {/* As high as its button, before it is known which. */}
      <div className="mt-4 min-h-12">{signup && <NextStep activity={activity} signup={signup} />}</div>
    </section>
  );
}

function NextStep({ activity, signup: { phase, mine } }: { activity: SignupActivity; signup: Signup }) {
  const t = useTranslations('signup');
  const aheadWords = useAheadWords();
  const id = encodeURIComponent(activity.id);
  if (mine) {
    const isIn = mine.state === 'joined';
    return (
      <>
        <p role="status" className="mb-3 font-semibold text-pretty">
          {isIn ? t('joined') : t('waits')}
          {!isIn && <span className="block font-normal text-ink-2 tabular-nums">{aheadWords(mine)}</span>}
        </p>
        <div className="flex flex-wrap gap-3">
          {isIn && (
            <Link href={`/ticket/e?activity=${id}`} className={`grow ${buttonClass('accent')}`}>
              {t('entry')}
            </Link>
          )}
          <Link href={`/SignUp/${id}`} className={`grow ${buttonClass('line')}`}>
            {t('manage')}
          </Link>
        </div>
      </>
    );
  }
  if (phase === 'ended') return <p className="text-ink-2">{t('ended')}</p>;
  if (phase === 'notStarted') {
    const time = formatDate(Date.parse(activity.enrolStartTime), { withTime: true });
    return <p className="text-ink-2 tabular-nums">{t('notStarted', { time })}</p>;
  }
  return (
    <Link href={`/SignUp/${id}`} className={`min-h-12 w-full text-lg ${buttonClass('accent')}`}>
      {phase === 'full' ? t('wait') : t('signUp')}
    </Link>
  );
}
