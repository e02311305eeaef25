import { StartJob } from '@/components/careers/job/start-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { newJobPath } from '@/lib/careers/job/client/addresses';
import { findStartSteps } from '@/lib/people/verification/server/find-start-steps';

export const generateMetadata = privateHead('jobEdit.start.title');

/** The beginning of a job. */
export default async function NewJobPage() {
  const context = await requirePerson(newJobPath);
  return (
    <ClientWords of={['jobEdit', 'verificationSteps', 'editor.languages', 'person.bindPhone']}>
      <div className="wrap pt-7 pb-10">
        <StartJob steps={await findStartSteps(context, 'postJob')} />
      </div>
    </ClientWords>
  );
}
