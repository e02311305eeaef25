import { notFound } from 'next/navigation';
import { CardDeskFrame } from '@/components/events/contest/card-desk-frame';
import { DeskRound } from '@/components/events/judging/desk-round';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { deskRoundPath } from '@/lib/events/judging/client/addresses';
import { getRound } from '@/lib/events/judging/server/desk/get-round';
import { readDesk } from '../../read-desk';

export const generateMetadata = privateHead('judgingDesk.title');

/** A round of judging at the desk of its contest; 404 for any other one. */
export default async function DeskRoundPage({ params }: PageProps<'id' | 'roundId'>) {
  const { id, roundId } = await params;
  const context = await requirePerson(deskRoundPath(id, roundId));
  const contest = await readDesk(context, id);
  const round = await getRound(context, { id: roundId }).catch(orNotFound);
  if (round.contestId !== id) notFound();
  return (
    <CardDeskFrame contest={contest} current="judging">
      <ClientWords of={['judgingDesk']}>
        <DeskRound key={roundId} first={round} phase={contest.phase} now={context.now()} />
      </ClientWords>
    </CardDeskFrame>
  );
}
