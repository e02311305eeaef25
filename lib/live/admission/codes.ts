/** A pass of a person to a broadcast: `pending` while its order is not paid, `returned` once its money goes back. */
export const passStates = ['pending', 'valid', 'returned'] as const;
export type PassState = (typeof passStates)[number];

/**
 * Why what was paid for a broadcast goes back: it did not take place; it was over or canceled when the money came; the buyer gave
 * it back.
 */
export const refundCauses = ['notHeld', 'late', 'givenBack'] as const;
export type RefundCause = (typeof refundCauses)[number];
