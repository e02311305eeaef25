import { ApplyScreen } from '@/components/careers/proposal/apply-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { proposingPath } from '@/lib/careers/proposal/client/addresses';
import { findProposedDemand } from '@/lib/careers/proposal/server/own/find-proposed-demand';
import { getProposalStanding } from '@/lib/careers/proposal/server/own/get-proposal-standing';

export const generateMetadata = privateHead('proposal.apply.title');

/** Where a creator offers something for a public demand (specification section 2, /applyProject/{id}); 404 for any other. */
export default async function ApplyPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(proposingPath(id));
  const [standing, demand] = await Promise.all([
    getProposalStanding(context, { demandId: id }),
    findProposedDemand(context, id),
  ]).catch(orNotFound);
  return (
    <ClientWords of={['proposal']}>
      <ApplyScreen key={id} demand={demand} first={standing} />
    </ClientWords>
  );
}
