import { OwnJudgings } from '@/components/events/judging/own-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { findJudgings } from '@/lib/events/judging/server/own/find-judgings';

export const generateMetadata = privateHead('judging.own.title');

/** The rounds in which the caller judges, or is asked to. */
export default async function OwnJudgingsPage() {
  const context = await requirePerson('/judging');
  const first = await findJudgings(context, { pageIndex: 1, pageSize: 20 });
  return (
    <ClientWords of={['judging']}>
      <OwnJudgings first={first} now={context.now()} />
    </ClientWords>
  );
}
