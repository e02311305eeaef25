import { DeskScreen } from '@/components/careers/proposal/desk-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { proposalsPath } from '@/lib/careers/proposal/client/addresses';
import { findProposals, getProposalDesk } from '@/lib/careers/proposal/server/desk/find-proposals';

export const generateMetadata = privateHead('proposal.desk.title');

/** The proposals for a demand of the caller, or of a customer without an account for staff; 404 for any other. */
export default async function ProposalsPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(proposalsPath(id));
  const query = { demandId: id, state: '', isUnseen: false, pageIndex: 1, pageSize: 20 } as const;
  const [first, desk] = await Promise.all([
    findProposals(context, query),
    getProposalDesk(context, { demandId: id }),
  ]).catch(orNotFound);
  return (
    <ClientWords of={['proposal']}>
      <DeskScreen key={id} demandId={id} desk={desk} first={first} />
    </ClientWords>
  );
}
