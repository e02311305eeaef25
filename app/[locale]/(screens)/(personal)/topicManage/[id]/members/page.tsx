import { MembersScreen } from '@/components/community/topic/desk/members-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { listMembersForHost } from '@/lib/community/topic/server/desk/list-members';
import { orNoDesk } from '../read';

export const generateMetadata = privateHead('topicManage.members.title');

/** The members of a channel, for who runs it. */
export default async function TopicMembersPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(`/topicManage/${encodeURIComponent(id)}/members`);
  const query = { topicId: id, text: '', standing: '', pageIndex: 1, pageSize: 20 } as const;
  const first = await listMembersForHost(context, query).catch(orNoDesk);
  return <MembersScreen topicId={id} first={first} />;
}
