/** What an order of a broadcast has come to, without language prefix (specification section 2). */
export const donePath = (orderId: string) => `/live/paySuc?orderId=${encodeURIComponent(orderId)}`;
