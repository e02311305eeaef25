import { OwnTopics } from '@/components/community/topic/own-list';
import { requirePerson } from '@/lib/app/caller-context';
import { privateHead } from '@/lib/app/page-head';
import { listOwnTopics } from '@/lib/community/topic/server/own/list-own-topics';

export const generateMetadata = privateHead('topicEdit.own.title');

/** The channels that the caller asked for or hosts. */
export default async function OwnTopicsPage() {
  const context = await requirePerson('/topicManage');
  return (
    <div className="wrap pt-5 pb-10">
      <div className="mx-auto max-w-180">
        <OwnTopics topics={await listOwnTopics(context)} />
      </div>
    </div>
  );
}
