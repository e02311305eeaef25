import { CardDeskFrame } from '@/components/events/contest/card-desk-frame';
import { DeskListScreen } from '@/components/events/entry/desk-list-screen';
import { VotesExport } from '@/components/events/vote/desk-export';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { deskPartPath } from '@/lib/events/contest/client/addresses';
import { countContestEntries } from '@/lib/events/entry/server/desk/count-contest-entries';
import { namedCategories, takesWorks } from '../desk-facts';
import { readDesk } from '../read-desk';

export const generateMetadata = privateHead('entryDesk.title');

/** The entries of a contest for who runs it: its organiser, and staff who manage contests. */
export default async function DeskEntriesPage({ params, searchParams }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(deskPartPath(id, 'entries'), searchParams);
  const contest = await readDesk(context, id);
  const counts = await countContestEntries(context, { contestId: id });
  return (
    <CardDeskFrame contest={contest} current="entries">
      <ClientWords of={['entryDesk', 'entry']}>
        <DeskListScreen
          contestId={id}
          isOpen={takesWorks(contest)}
          categories={namedCategories(contest, context.language)}
          first={counts}
          files={contest.votePhase !== 'none' && <VotesExport contestId={id} />}
        />
      </ClientWords>
    </CardDeskFrame>
  );
}
