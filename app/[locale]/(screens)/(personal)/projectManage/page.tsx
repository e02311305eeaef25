import { OwnDemands } from '@/components/careers/demand/own-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { demandDeskPath } from '@/lib/careers/demand/client/addresses';
import { listOwnDemands } from '@/lib/careers/demand/server/own/list-own-demands';
import { findStartSteps } from '@/lib/people/verification/server/find-start-steps';

export const generateMetadata = privateHead('demandManage.own.title');

/** The demands of the caller's company, and the way to write one. */
export default async function OwnDemandsPage() {
  const context = await requirePerson(demandDeskPath);
  const [first, steps] = await Promise.all([
    listOwnDemands(context, { state: '', pageIndex: 1, pageSize: 20 }),
    findStartSteps(context, 'postDemand'),
  ]);
  return (
    <ClientWords of={['demandManage', 'demand', 'verificationSteps', 'person.bindPhone']}>
      <OwnDemands first={first} steps={steps} />
    </ClientWords>
  );
}
