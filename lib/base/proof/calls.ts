export const getProofChallenge = { method: 'GET', path: '/api/proof/challenge', background: true } as const;
