/** A pass of a person to a broadcast: `pending` while its order is not paid, `returned` once its money goes back. */
export const passStates = ['pending', 'valid', 'returned'] as const;
export type PassState = (typeof passStates)[number];
