export const getProposalStanding = { method: 'GET', path: '/api/proposal/standing' } as const;
export const sendProposal = { method: 'POST', path: '/api/proposal/send' } as const;
export const changeProposal = { method: 'POST', path: '/api/proposal/change' } as const;
export const takeProposalBack = { method: 'POST', path: '/api/proposal/takeBack' } as const;
export const confirmChoice = { method: 'POST', path: '/api/proposal/confirm' } as const;
export const findSentProposals = { method: 'GET', path: '/api/proposal/own/list' } as const;
export const getOwnProposal = { method: 'GET', path: '/api/proposal/own/get' } as const;

export const findProposals = { method: 'GET', path: '/api/proposal/desk/list' } as const;
export const getProposalDesk = { method: 'GET', path: '/api/proposal/desk/counts' } as const;
export const getProposal = { method: 'GET', path: '/api/proposal/desk/get' } as const;
export const seeProposal = { method: 'POST', path: '/api/proposal/desk/see', background: true } as const;
export const chooseProposal = { method: 'POST', path: '/api/proposal/desk/choose' } as const;
export const undoChoice = { method: 'POST', path: '/api/proposal/desk/undo' } as const;
export const declineProposal = { method: 'POST', path: '/api/proposal/desk/decline' } as const;
