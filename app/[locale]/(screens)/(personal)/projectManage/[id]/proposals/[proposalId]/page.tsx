import { notFound } from 'next/navigation';
import { DeskProposalScreen } from '@/components/careers/proposal/desk-proposal-screen';
import { CardBeginCase } from '@/components/careers/showcase/card-begin-case';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { proposalPath } from '@/lib/careers/proposal/client/addresses';
import { getProposal } from '@/lib/careers/proposal/server/desk/get-proposal';

export const generateMetadata = privateHead('proposal.desk.title');

/** One proposal for a demand; 404 for who did not ask for it. */
export default async function ProposalPage({ params }: PageProps<'id' | 'proposalId'>) {
  const { id, proposalId } = await params;
  const context = await requirePerson(proposalPath(id, proposalId));
  const proposal = await getProposal(context, { id: proposalId }).catch(orNotFound);
  if (proposal.demand.id !== id) notFound();
  return (
    <ClientWords of={['proposal', 'showcase.begin', 'work.credits.roleNames', 'workCard', 'person']}>
      <DeskProposalScreen key={proposalId} first={proposal} caseAction={<CardBeginCase demandId={id} />} />
    </ClientWords>
  );
}
