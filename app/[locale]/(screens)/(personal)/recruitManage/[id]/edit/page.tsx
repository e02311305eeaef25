import { EditJob } from '@/components/careers/job/edit-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { editJobPath } from '@/lib/careers/job/client/addresses';
import { getOwnJob } from '@/lib/careers/job/server/own/list-own-jobs';
import { getPostRights } from '@/lib/careers/recruitment/server/own-purchases';

export const generateMetadata = privateHead('jobEdit.title');

/** A job of the caller's company, to be edited; 404 for any other. */
export default async function EditJobPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(editJobPath(id));
  const [job, rights] = await Promise.all([getOwnJob(context, { id }).catch(orNotFound), getPostRights(context)]);
  return (
    <ClientWords of={['jobEdit', 'job', 'person.area', 'editor', 'person.bindPhone']}>
      <div className="wrap pt-7 pb-4">
        <EditJob key={id} first={job} rights={rights} />
      </div>
    </ClientWords>
  );
}
