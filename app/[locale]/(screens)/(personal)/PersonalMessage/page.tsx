import { FollowedNews } from '@/components/front/centre/followed-news';
import { MessageScreen } from '@/components/reactions/message/message-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { readMessagePage } from './read';

export const generateMetadata = privateHead('message.title');

/** The message centre; `type` names the filter that comes first. */
export default async function PersonalMessagePage({ searchParams }: PageProps) {
  const { type } = await searchParams;
  const context = await requirePerson('/PersonalMessage', searchParams);
  const { news, ...page } = await readMessagePage(context, type);
  return (
    <ClientWords of={['message', 'comment', 'format']}>
      <MessageScreen {...page} news={<FollowedNews {...news} />} />
    </ClientWords>
  );
}
