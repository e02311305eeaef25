/** Where a creator finds a proposal of theirs. */
export const ownProposalPath = (id: string) => `/my/proposals?id=${encodeURIComponent(id)}`;

/** Where a creator writes a proposal for a demand. */
export const proposingPath = (demandId: string) => `/applyProject/${encodeURIComponent(demandId)}`;

/** Where a company reads the proposals for a demand of theirs. */
export const proposalsPath = (demandId: string) => `/projectManage/${encodeURIComponent(demandId)}/proposals`;

/** One of them. */
export const proposalPath = (demandId: string, id: string) => `${proposalsPath(demandId)}/${encodeURIComponent(id)}`;
