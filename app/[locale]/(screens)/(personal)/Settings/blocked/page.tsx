import { BlockedScreen } from '@/components/front/settings/blocked-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { privateHead } from '@/lib/app/page-head';
import { listBlockedPeople } from '@/lib/people/person/server/list-blocked-people';

export const generateMetadata = privateHead('settings.titles.blocked');

/** The people whom the caller has blocked. */
export default async function BlockedPage() {
  const context = await requirePerson('/Settings/blocked');
  return <BlockedScreen first={await listBlockedPeople(context, { pageIndex: 1, pageSize: 20 })} />;
}
