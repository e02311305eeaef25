import type { GuestState, PeerKind } from '@/lib/live/stage/codes';
import type { StagePeer, StageView } from '@/lib/live/stage/contract';

/** A person by name. */
export const personOf = (userId: string) =>
  ({ userId, nickname: `名字 ${userId}`, avatar: null, verification: 'none' }) as const;

/** Somebody on a stage. */
export function peerOf(peer: string, kind: PeerKind = 'guest', more: Partial<StagePeer> = {}): StagePeer {
  const person = kind === 'view' ? null : personOf(peer);
  return { peer, kind, person, isMuted: false, isSilenced: false, hasPicture: true, ...more };
}

interface Shown extends Partial<Omit<StageView, 'own'>> {
  /** State of the guest who looks. */
  own?: GuestState | null;
  ownMore?: Partial<NonNullable<StageView['own']>>;
}

/** An open stage as a guest sees it, or the host. */
export function stageViewOf({ own = null, ownMore = {}, role = 'guest', ...more }: Shown = {}): StageView {
  return {
    ...{ id: 'show', title: '光的直播', titleLanguage: 'zh', role, host: personOf('host'), isOpen: true },
    ...{ phase: 'live', startTime: '2026-11-20T12:20:00+08:00', minutes: 60, liveTime: null, endTime: null },
    ...{ replayId: null, opensAt: '2026-11-20T11:50:00+08:00', waiting: 0, peers: [], hands: [], passMadeAt: null },
    own: role === 'guest' ? { state: own, place: 0, isSilenced: false, obstacle: null, ...ownMore } : null,
    ...more,
  };
}
