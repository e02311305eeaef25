'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TicketActivity } from '@/components/events/ticket/card-ticket-activity';
import { buttonClass } from '@/components/ui/button-class';
import { activityStatus } from '@/lib/events/activity/codes';
import type { ActivityDetail } from '@/lib/events/activity/contract';
import { signupQuery } from '@/lib/events/signup/client/signup';
import type { Signup } from '@/lib/events/signup/contract';
import type { EnrolForm } from '@/lib/events/ticket/contract';
import { toast } from '@/lib/platform/client/toast';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { SignupFacts } from './signup-facts';
import { SignupForm } from './signup-form';
import { SignupStanding } from './signup-standing';

interface SignupScreenProps {
  activity: ActivityDetail;
  form: EnrolForm;
  /** How it stood when the page was made. */
  signup: Signup;
}

/** The sign-up for an activity: its form, how the caller stands, or why nobody can sign up now. */
export function SignupScreen({ activity, form, signup: first }: SignupScreenProps) {
  const t = useTranslations('signupForm');
  const router = useRouter();
  const { data: signup, refetch } = useQuery({ ...signupQuery(activity.id), initialData: first });
  const [isEdited, setEdited] = useState(false);
  const [isNew, setNew] = useState(false);
  const { mine, phase } = signup;
  const canChange = !activity.isCanceled && activity.status !== activityStatus.ended;
  const onSent = async () => {
    await refetch();
    setEdited(false);
    setNew(true);
  };
  const onLeft = () => {
    toast(t(mine?.state === 'waiting' ? 'stopWaiting.done' : 'leave.done'));
    router.push(`/ActivityDetail/${encodeURIComponent(activity.id)}`);
  };
  return (
    <div className="wrap pt-7 pb-16">
      <div className="mx-auto max-w-130">
        <TicketActivity activity={{ ...activity, venue: activity.venue.text }} heading="h1">
          <p className="mt-1 text-ink-3 text-sm tabular-nums">
            <SignupFacts capacity={activity.capacity} signup={signup} />
          </p>
        </TicketActivity>
        {mine && !isEdited && (
          <SignupStanding
            {...{ activityId: activity.id, mine, isNew, canChange, onLeft }}
            onEdit={() => setEdited(true)}
          />
        )}
        {(isEdited || (!mine && (phase === 'open' || phase === 'full'))) && (
          <SignupForm activityId={activity.id} {...{ form, signup, onSent }} />
        )}
        {!mine && (phase === 'ended' || phase === 'notStarted') && <Closed {...{ activity, phase }} />}
      </div>
    </div>
  );
}

/** Why nobody can sign up now, and the way back. */
function Closed({ activity, phase }: { activity: ActivityDetail; phase: 'ended' | 'notStarted' }) {
  const t = useTranslations('signupForm');
  const time = formatDate(Date.parse(activity.enrolStartTime), { withTime: true });
  return (
    <div className="mt-6">
      <p role="status" className="mb-4 rounded-md bg-sunk px-4 py-3 text-pretty tabular-nums">
        {activity.isCanceled ? t('canceled') : t(phase, { time })}
      </p>
      <Link href={`/ActivityDetail/${encodeURIComponent(activity.id)}`} className={`w-full ${buttonClass('line')}`}>
        {t('standing.back')}
      </Link>
    </div>
  );
}
