import { JudgeRound } from '@/components/events/judging/judge-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { judgingPath } from '@/lib/events/judging/client/addresses';
import { getJudging } from '@/lib/events/judging/server/own/get-judging';
import { readAssignments, readNextId, readTies } from './read';

export const generateMetadata = privateHead('judging.own.title');

/** A round for somebody who judges in it or is asked to; 404 for everybody else. */
export default async function JudgeRoundPage({ params }: PageProps<'roundId'>) {
  const { roundId } = await params;
  const context = await requirePerson(judgingPath(roundId));
  const judging = await getJudging(context, { roundId }).catch(orNotFound);
  const [assignments, nextId, ties] = await Promise.all([
    readAssignments(context, judging),
    readNextId(context, judging),
    readTies(context, judging),
  ]);
  return (
    <ClientWords of={['judging', 'filmPlayer']}>
      <JudgeRound key={roundId} first={judging} {...{ assignments, nextId, ties }} now={context.now()} />
    </ClientWords>
  );
}
