export { broadcastPath } from '../rules/broadcast-path';

/** Addresses of live streams, without language prefix (specification section 2). */
export const broadcastsPath = '/live/list';
export const watchPath = (id: string) => `/live/livePage?id=${encodeURIComponent(id)}`;
/** Where a host plans and looks after their broadcasts. */
export const hostPath = '/liveManage';
export const newBroadcastPath = `${hostPath}/new`;
export const editBroadcastPath = (id: string) => `${hostPath}/${encodeURIComponent(id)}/edit`;
export const deskPath = (id: string) => `${hostPath}/${encodeURIComponent(id)}`;
/** The broadcasts that the caller is reminded of or has paid. */
export const ownBroadcastsPath = '/live/mine';
export const payPath = (id: string) => `/live/payDetail?id=${encodeURIComponent(id)}`;
