import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { chooseProposal } from './desk/choose-proposal';
import { declineProposal } from './desk/decline-proposal';
import { findProposals, getProposalDesk } from './desk/find-proposals';
import { getProposal } from './desk/get-proposal';
import { seeProposal } from './desk/see-proposal';
import { undoChoice } from './desk/undo-choice';
import { changeProposal } from './own/change-proposal';
import { confirmChoice } from './own/confirm-choice';
import { getProposalStanding } from './own/get-proposal-standing';
import { findSentProposals, getOwnProposal } from './own/own-proposal';
import { sendProposal } from './own/send-proposal';
import { takeProposalBack } from './own/take-proposal-back';

export const proposalRoutes = [
  route(contract.getProposalStanding, getProposalStanding),
  route(contract.sendProposal, sendProposal),
  route(contract.changeProposal, changeProposal),
  route(contract.takeProposalBack, takeProposalBack),
  route(contract.confirmChoice, confirmChoice),
  route(contract.findSentProposals, findSentProposals),
  route(contract.getOwnProposal, getOwnProposal),
  route(contract.findProposals, findProposals),
  route(contract.getProposalDesk, getProposalDesk),
  route(contract.getProposal, getProposal),
  route(contract.seeProposal, seeProposal),
  route(contract.chooseProposal, chooseProposal),
  route(contract.undoChoice, undoChoice),
  route(contract.declineProposal, declineProposal),
];
