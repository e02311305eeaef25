/** Where the works of a proposal for a demand are picked. */
export const pickWorksPath = (demandId: string) => `/selectVideo?${new URLSearchParams({ demand: demandId })}`;

export { ownProposalPath, ownProposalsPath, proposalPath, proposalsPath, proposingPath } from '../rules/proposal-path';
