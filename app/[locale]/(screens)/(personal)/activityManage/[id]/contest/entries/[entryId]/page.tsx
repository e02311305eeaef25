import { notFound } from 'next/navigation';
import { CardDeskFrame } from '@/components/events/contest/card-desk-frame';
import { DeskEntryScreen } from '@/components/events/entry/desk-entry-screen';
import { DeskVotes } from '@/components/events/vote/desk-votes';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { deskEntryPath } from '@/lib/events/entry/client/desk';
import { getContestEntry } from '@/lib/events/entry/server/desk/get-contest-entry';
import { namedCategories, takesWorks } from '../../desk-facts';
import { readDesk } from '../../read-desk';

export const generateMetadata = privateHead('entryDesk.entryTitle');

/** An entry of a contest for who runs it; staff who manage contests see its votes. 404 in any other contest. */
export default async function DeskEntryPage({ params }: PageProps<'id' | 'entryId'>) {
  const { id, entryId } = await params;
  const context = await requirePerson(deskEntryPath(id, entryId));
  const [contest, entry] = await Promise.all([
    readDesk(context, id),
    getContestEntry(context, { id: entryId }).catch(orNotFound),
  ]);
  if (entry.contestId !== id) notFound();
  const { votePhase } = contest;
  const hasBegun = votePhase !== 'none' && votePhase !== 'coming';
  const hasVotes = contest.isByStaff && entry.isChecked && hasBegun;
  return (
    <CardDeskFrame contest={contest} current="entries">
      <ClientWords of={['entryDesk', 'entry', 'voteDesk']}>
        <DeskEntryScreen
          key={entryId}
          first={entry}
          contest={{ id, name: contest.name, isOpen: takesWorks(contest) }}
          categories={namedCategories(contest, context.language)}
          votes={
            hasVotes && (
              <DeskVotes entryId={entryId} isFrozen={votePhase === 'frozen'} isDecided={contest.phase === 'decided'} />
            )
          }
        />
      </ClientWords>
    </CardDeskFrame>
  );
}
