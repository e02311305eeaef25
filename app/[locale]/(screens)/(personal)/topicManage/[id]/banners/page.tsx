import { BannersScreen } from '@/components/community/topic/desk/banners-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { listTopicBanners } from '@/lib/community/topic/server/banners/list-banners';
import { orNoDesk } from '../read';

export const generateMetadata = privateHead('topicManage.banners.title');

/** The banners of a channel, for who runs it. */
export default async function TopicBannersPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(`/topicManage/${encodeURIComponent(id)}/banners`);
  const first = await listTopicBanners(context, { topicId: id }).catch(orNoDesk);
  // Coming back from elsewhere, it begins with what the server has now.
  return <BannersScreen key={first.revision} topicId={id} first={first} />;
}
