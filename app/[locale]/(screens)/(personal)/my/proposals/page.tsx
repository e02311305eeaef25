import { OwnProposals } from '@/components/careers/proposal/own-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { ownProposalsPath } from '@/lib/careers/proposal/client/addresses';
import { findSentProposals } from '@/lib/careers/proposal/server/own/own-proposal';

export const generateMetadata = privateHead('proposal.own.title');

/** The proposals that the caller sent. */
export default async function OwnProposalsPage() {
  const context = await requirePerson(ownProposalsPath);
  const first = await findSentProposals(context, { state: '', pageIndex: 1, pageSize: 20 });
  return (
    <ClientWords of={['proposal']}>
      <OwnProposals first={first} />
    </ClientWords>
  );
}
