import { notFound } from 'next/navigation';
import { ScoreEntry } from '@/components/events/judging/score-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { assignmentPath } from '@/lib/events/judging/client/addresses';
import { getAssignment } from '@/lib/events/judging/server/own/get-assignment';
import { getJudging } from '@/lib/events/judging/server/own/get-judging';
import { readNextId } from '../read';

export const generateMetadata = privateHead('judging.entry.pageTitle');

/** An entry that was given to the caller, to be scored; 404 for any other. */
export default async function ScoreEntryPage({ params }: PageProps<'roundId' | 'assignmentId'>) {
  const { roundId, assignmentId: id } = await params;
  const context = await requirePerson(assignmentPath(roundId, id));
  const [judging, assignment] = await Promise.all([
    getJudging(context, { roundId }),
    getAssignment(context, { id }),
  ]).catch(orNotFound);
  if (assignment.roundId !== roundId) notFound();
  return (
    <ClientWords of={['judging', 'filmPlayer']}>
      <ScoreEntry key={id} first={assignment} judging={judging} nextId={await readNextId(context, judging, id)} />
    </ClientWords>
  );
}
