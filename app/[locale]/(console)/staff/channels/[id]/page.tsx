import { reviewReasons } from '@/components/base/staff/card-review';
import { TopicConsole } from '@/components/community/topic/console-topic';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { messages } from '@/lib/app/messages';
import { orNotFound } from '@/lib/app/or-not-found';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getTopicForReview } from '@/lib/community/topic/server/review/get-topic-for-review';

export const generateMetadata = consoleHead('reviewChannels', 'staff.sections.channels');

/** One channel. */
export default async function ChannelPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requireStaff('reviewChannels', `/staff/channels/${id}`);
  const topic = await getTopicForReview(context, { id }).catch(orNotFound);
  // Who introduced it in English alone reads English.
  const written = topic.introZh === '' && topic.introEn !== '' ? 'en' : 'zh';
  const { reasonNames } = messages[context.language].topicConsole;
  const reasons = reviewReasons(written, reasonNames, messages[written].topicConsole.reasons);
  return (
    <ClientWords of={['staff', 'staffReview', 'topicConsole', 'topicPage.kinds']}>
      <TopicConsole key={topic.id} topic={topic} reasons={reasons} />
    </ClientWords>
  );
}
