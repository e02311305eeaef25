import { CardDeskFrame } from '@/components/events/contest/card-desk-frame';
import { EditContest } from '@/components/events/contest/edit-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { contestDeskPath } from '@/lib/events/contest/client/addresses';
import { readDesk } from './read-desk';

export const generateMetadata = privateHead('contestDesk.title');

/** What is written of a contest, for its organiser and for staff who manage contests. */
export default async function ContestDeskPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(contestDeskPath(id));
  const contest = await readDesk(context, id);
  return (
    <CardDeskFrame contest={contest} current="contest">
      <ClientWords of={['contestDesk', 'contentBlocks', 'editor', 'richText', 'person.bindPhone']}>
        <div className="wrap pt-6 pb-4">
          <EditContest key={id} first={contest} />
        </div>
      </ClientWords>
    </CardDeskFrame>
  );
}
