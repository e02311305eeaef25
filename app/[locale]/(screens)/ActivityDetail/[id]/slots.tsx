import { getTranslations } from 'next-intl/server';
import type { ActivitySlots } from '@/components/events/activity/activity-screen';
import { CardSignupOffer } from '@/components/events/signup/card-signup-offer';
import { CardTicketOffer } from '@/components/events/ticket/card-offer';
import { CardOnlineLink } from '@/components/events/ticket/card-online-link';
import { CardParticipants } from '@/components/events/ticket/card-participants';
import { activityCategory } from '@/lib/events/activity/codes';
import type { ActivityDetail } from '@/lib/events/activity/contract';

/** The messages of what stands in the slots. */
export const slotWords = ['ticket', 'signup'] as const;

/** What the slices above activities add to the page of one, by how one takes part in it. */
export async function slotsOf(activity: ActivityDetail): Promise<ActivitySlots> {
  const t = await getTranslations('activityPage.facts');
  const { id, category, admission, isCanceled } = activity;
  const words = { join: t('join'), hint: t('onlineHint') };
  return {
    offer: isCanceled ? null : offerOf(activity),
    participants: admission === 'entry' || isCanceled ? null : <CardParticipants activityId={id} />,
    link: category === activityCategory.online ? <CardOnlineLink activityId={id} words={words} /> : null,
  };
}

function offerOf(activity: ActivityDetail) {
  const { id, holdStartTime, enrolStartTime, enrolEndTime, ticketTypes, refund, admission, capacity } = activity;
  if (admission === 'tickets') return <CardTicketOffer activity={{ id, holdStartTime, ticketTypes, refund }} />;
  if (admission === 'signup') return <CardSignupOffer activity={{ id, enrolStartTime, enrolEndTime, capacity }} />;
  return null;
}
