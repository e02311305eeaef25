/** Who wrote a message. */
export const chatSides = ['visitor', 'staff'] as const;
export type ChatSide = (typeof chatSides)[number];

/** `open` until staff close it; a visitor who writes opens it again. */
export const chatStates = ['open', 'closed'] as const;
export type ChatState = (typeof chatStates)[number];

/** The longest message in characters, and messages that a client is given at once. */
export const chatLimits = { text: 2000, page: 100 } as const;

/** The cookie that is the visitor's key to their conversation, for 90 days. */
export const chatCookie = 'chat';
