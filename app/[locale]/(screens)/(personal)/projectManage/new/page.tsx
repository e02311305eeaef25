import { StartDemand } from '@/components/careers/demand/start-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { newDemandPath } from '@/lib/careers/demand/client/addresses';
import { readAskSteps } from '../read';

export const generateMetadata = privateHead('demandEdit.start.title');

/** The beginning of a demand. */
export default async function NewDemandPage() {
  const context = await requirePerson(newDemandPath);
  return (
    <ClientWords of={['demandEdit', 'demandManage.steps', 'editor.languages', 'work.bindPhone']}>
      <div className="wrap pt-7 pb-10">
        <StartDemand steps={await readAskSteps(context)} />
      </div>
    </ClientWords>
  );
}
