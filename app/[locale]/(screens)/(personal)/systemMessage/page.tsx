import { NoticesScreen } from '@/components/reactions/message/notices-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { readNotices } from '../read-notices';

export const generateMetadata = privateHead('message.titles.system');

/** System messages (specification section 2): reviews, reports, roles, the account. */
export default async function SystemMessagePage() {
  const context = await requirePerson('/systemMessage');
  return (
    <ClientWords of={['message', 'format']}>
      <NoticesScreen {...(await readNotices(context, 'system'))} />
    </ClientWords>
  );
}
