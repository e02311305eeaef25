/** Tag of the pages of a broadcast. */
export const broadcastTag = (id: string) => `broadcast:${id}`;

/** Tag of the pages that list broadcasts. */
export const broadcastsTag = 'broadcast:lists';
