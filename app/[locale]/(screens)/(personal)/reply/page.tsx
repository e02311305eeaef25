import { ReplyScreen } from '@/components/reactions/message/reply-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { countUnread } from '@/lib/reactions/message/server/count-unread';
import { listAnswers } from '@/lib/reactions/message/server/list-answers';

export const generateMetadata = privateHead('message.titles.comments');

/** Comments and answers to the caller (specification section 2). */
export default async function ReplyPage() {
  const context = await requirePerson('/reply');
  const [told, first] = await Promise.all([countUnread(context), listAnswers(context, { pageIndex: 1, pageSize: 20 })]);
  return (
    <ClientWords of={['message', 'comment', 'format']}>
      <ReplyScreen first={first} told={told} now={context.now()} />
    </ClientWords>
  );
}
