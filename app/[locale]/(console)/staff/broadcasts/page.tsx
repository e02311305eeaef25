import { BroadcastsConsole } from '@/components/live/broadcast/console-broadcasts';
import { CardRunningStreams } from '@/components/live/stream/card-running-streams';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('reviewBroadcasts', 'staff.sections.broadcasts');

/** Broadcasts that wait for review, all others, and the streams that come in now. */
export default async function BroadcastsPage({ searchParams }: PageProps) {
  await requireStaff('reviewBroadcasts', '/staff/broadcasts', searchParams);
  return (
    <ClientWords of={['staff', 'staffReview', 'broadcastConsole', 'broadcast', 'streamConsole', 'streamDesk.health']}>
      <BroadcastsConsole />
      <div className="px-gutter pb-16 lg:px-7">
        <CardRunningStreams />
      </div>
    </ClientWords>
  );
}
