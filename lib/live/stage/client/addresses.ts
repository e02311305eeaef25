/** The stage of a broadcast for its host and its guests, without language prefix (specification section 2). */
export const stagePath = (id: string) => `/live/articipatoryLive/${encodeURIComponent(id)}`;
/** The page for the host's encoder, by its pass. */
export const stageViewPath = (key: string) => `/live/stage/${encodeURIComponent(key)}`;
