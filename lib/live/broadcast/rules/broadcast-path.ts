/** The address of a broadcast, without language prefix (specification section 2, content type 6). */
export const broadcastPath = (id: string) => `/live/liveDetail?id=${encodeURIComponent(id)}`;
