/** Who wrote a message. */
export const chatSides = ['visitor', 'staff'] as const;
export type ChatSide = (typeof chatSides)[number];

/** `open` until staff close it; a visitor's message opens it again. */
export const chatStates = ['open', 'closed'] as const;
export type ChatState = (typeof chatStates)[number];

/** Maximum characters of a message, and messages per answer. */
export const chatLimits = { text: 2000, page: 100 } as const;

/** The cookie that is the visitor's key to their conversation, for 90 days. */
export const chatCookie = 'chat';
