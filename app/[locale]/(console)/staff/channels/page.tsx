import { TopicsConsole } from '@/components/community/topic/console-topics';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('reviewChannels', 'staff.sections.channels');

/** Channels that wait for review, and all others. */
export default async function ChannelsPage({ searchParams }: PageProps) {
  await requireStaff('reviewChannels', '/staff/channels', searchParams);
  return (
    <ClientWords of={['staff', 'staffReview', 'topicConsole', 'topicPage.kinds']}>
      <TopicsConsole />
    </ClientWords>
  );
}
