import { BroadcastsConsole } from '@/components/live/broadcast/console-broadcasts';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('reviewBroadcasts', 'staff.sections.broadcasts');

/** Broadcasts that wait for review, and all others. */
export default async function BroadcastsPage({ searchParams }: PageProps) {
  await requireStaff('reviewBroadcasts', '/staff/broadcasts', searchParams);
  return (
    <ClientWords of={['staff', 'staffReview', 'broadcastConsole', 'broadcast']}>
      <BroadcastsConsole />
    </ClientWords>
  );
}
