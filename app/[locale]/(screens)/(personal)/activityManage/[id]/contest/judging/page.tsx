import { CardDeskFrame } from '@/components/events/contest/card-desk-frame';
import { DeskRounds } from '@/components/events/judging/desk-rounds';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { deskPartPath } from '@/lib/events/contest/client/addresses';
import { readDesk } from '../read-desk';
import { readRounds } from './read';

export const generateMetadata = privateHead('judgingDesk.title');

/** The rounds of judging of a contest, for who is at its desk; 404 for everybody else. */
export default async function DeskRoundsPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(deskPartPath(id, 'judging'));
  const contest = await readDesk(context, id);
  const mayAdd = contest.phase !== 'decided' && contest.phase !== 'canceled';
  return (
    <CardDeskFrame contest={contest} current="judging">
      <ClientWords of={['judgingDesk']}>
        <DeskRounds
          contestId={id}
          rounds={await readRounds(context, id)}
          mayAdd={mayAdd}
          isBegun={contest.revision > 0}
        />
      </ClientWords>
    </CardDeskFrame>
  );
}
