import { OwnProposalScreen } from '@/components/careers/proposal/own-proposal-screen';
import { CardBeginCase } from '@/components/careers/showcase/card-begin-case';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { ownProposalPath } from '@/lib/careers/proposal/client/addresses';
import { getOwnProposal } from '@/lib/careers/proposal/server/own/own-proposal';

export const generateMetadata = privateHead('proposal.own.one');

/** A proposal of the caller; 404 for any other. */
export default async function OwnProposalPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(ownProposalPath(id));
  const proposal = await getOwnProposal(context, { id }).catch(orNotFound);
  return (
    <ClientWords of={['proposal', 'showcase.begin', 'workCard']}>
      <OwnProposalScreen key={id} first={proposal} caseAction={<CardBeginCase demandId={proposal.demand.id} />} />
    </ClientWords>
  );
}
