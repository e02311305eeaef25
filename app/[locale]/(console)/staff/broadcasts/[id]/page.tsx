import { reviewReasons } from '@/components/base/staff/card-review';
import { BroadcastConsole } from '@/components/live/broadcast/console-broadcast';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { messages } from '@/lib/app/messages';
import { orNotFound } from '@/lib/app/or-not-found';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getBroadcastForReview } from '@/lib/live/broadcast/server/review/get-broadcast-for-review';

export const generateMetadata = consoleHead('reviewBroadcasts', 'staff.sections.broadcasts');

/** One broadcast. */
export default async function BroadcastPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requireStaff('reviewBroadcasts', `/staff/broadcasts/${id}`);
  const broadcast = await getBroadcastForReview(context, { id }).catch(orNotFound);
  // A host who wrote no Chinese reads English.
  const written = broadcast.bodyZh === '' && broadcast.bodyEn !== '' ? 'en' : 'zh';
  const { reasonNames } = messages[context.language].broadcastConsole;
  const reasons = reviewReasons(written, reasonNames, messages[written].broadcastConsole.reasons);
  return (
    <ClientWords of={['staff', 'staffReview', 'broadcastConsole', 'broadcast']}>
      <BroadcastConsole key={broadcast.id} broadcast={broadcast} reasons={reasons} />
    </ClientWords>
  );
}
