import type { BroadcastPhase } from '@/lib/live/broadcast/codes';

const open: readonly BroadcastPhase[] = ['upcoming', 'late', 'live', 'interrupted'];

/** Whether a broadcast in this phase can be bought, and a pass that is paid now still has its use: until it is over. */
export const isOnSale = (phase: BroadcastPhase) => open.includes(phase);
