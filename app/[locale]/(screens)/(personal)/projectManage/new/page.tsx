import { StartDemand } from '@/components/careers/demand/start-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { newDemandPath } from '@/lib/careers/demand/client/addresses';
import { findStartSteps } from '@/lib/people/verification/server/find-start-steps';

export const generateMetadata = privateHead('demandEdit.start.title');

/** The beginning of a demand. */
export default async function NewDemandPage() {
  const context = await requirePerson(newDemandPath);
  return (
    <ClientWords of={['demandEdit', 'verificationSteps', 'editor.languages', 'person.bindPhone']}>
      <div className="wrap pt-7 pb-10">
        <StartDemand steps={await findStartSteps(context, 'postDemand')} />
      </div>
    </ClientWords>
  );
}
