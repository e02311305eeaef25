/** The proposals that a creator sent. */
export const ownProposalsPath = '/my/proposals';

/** Where a creator finds a proposal of theirs. */
export const ownProposalPath = (id: string) => `${ownProposalsPath}/${encodeURIComponent(id)}`;

/** Where a creator writes a proposal for a demand (specification section 2). */
export const proposingPath = (demandId: string) => `/applyProject/${encodeURIComponent(demandId)}`;

/** Where a company reads the proposals for a demand of theirs. */
export const proposalsPath = (demandId: string) => `/projectManage/${encodeURIComponent(demandId)}/proposals`;

/** One of them. */
export const proposalPath = (demandId: string, id: string) => `${proposalsPath(demandId)}/${encodeURIComponent(id)}`;
