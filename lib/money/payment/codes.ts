/** Where a payment of the chat app happens: inside of it, in another browser of a phone, by a code on a wide screen. */
export const payScenes = ['jsapi', 'h5', 'native'] as const;
export type PayScene = (typeof payScenes)[number];

/** States of a payment at a provider: `held` is one that does not fit its order, for staff to look at. */
export const paymentStates = ['open', 'paid', 'closed', 'held'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** States of a refund: waiting for its turn or its provider, done, or waiting for staff: refused by the provider, or by hand. */
export const refundStates = ['waiting', 'done', 'stuck'] as const;
export type RefundState = (typeof refundStates)[number];

/** Where a refund goes: back the way it was paid, or into the wallet. */
export const refundGoals = ['original', 'wallet'] as const;
export type RefundGoal = (typeof refundGoals)[number];

/** Why a way to pay is offered but cannot be taken: too little is there, or this place has no such window. */
export const wayObstacles = ['balanceTooLow', 'notInside'] as const;

/** A slip of a bank transfer: pictures, and the bytes of each. */
export const slipLimits = { pictures: 3, bytes: 5 * 1024 * 1024 - 1 } as const;
