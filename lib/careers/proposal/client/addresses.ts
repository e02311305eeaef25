export { ownProposalPath, ownProposalsPath, proposalPath, proposalsPath, proposingPath } from '../rules/proposal-path';
