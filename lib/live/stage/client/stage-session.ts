import { millisecondsInSecond } from 'date-fns/constants';
import { call } from '@/lib/platform/client/call';
import { followEvents } from '@/lib/platform/client/follow-events';
import { beatSeconds } from '../codes';
import type { StageAccess, StageEvent, StageView } from '../contract';
import { isActive } from '../rules/guest';
import { type Mesh, openMesh, type Remote } from './mesh';
import { sendInOrder } from './send-in-order';
import { beatStage, followStage, getStage, joinStage } from './stage-calls';

export interface StageState {
  view: StageView;
  /** `over`: this address or login opens nothing any more. */
  line: 'open' | 'lost' | 'over';
  /** Of this page while it is connected; null else. */
  peer: string | null;
  /** False: some networks will not connect. Null while it is not known. */
  hasRelay: boolean | null;
  /** Another page of the same person took over, or the host ended it. */
  isCutOff: boolean;
  remotes: ReadonlyMap<string, Remote>;
}

/** What this page sends. */
interface Sent {
  tracks: readonly MediaStreamTrack[];
  isMuted: boolean;
  hasPicture: boolean;
}

/** The stage in a page: an external store with its actions. */
export interface StageSession {
  subscribe(listener: () => void): () => void;
  get(): StageState;
  /** Connects this page. Throws what the call throws. */
  join(): Promise<void>;
  /** Ends the connections of this page, and tells nobody. */
  disconnect(): void;
  /** What this page shows and lets hear; the others learn the state of its devices. */
  show(sent: Sent): void;
  retry(peer: string): void;
  /** Asks for the stage once more: after an action of this page. */
  refresh(): Promise<void>;
  stop(): void;
}

/** How often a page without a hand asks for the stage, in seconds: it does not follow it. */
const askSeconds = 30;
const nothing: Sent = { tracks: [], isMuted: true, hasPicture: false };

/** The state of a page that has a first view and nothing else. */
export function stateAtFirst(view: StageView): StageState {
  return { view, line: 'open', peer: null, hasRelay: null, isCutOff: false, remotes: new Map() };
}

/** Follows a stage from a first view, and runs until it is stopped. */
export function openStage(access: StageAccess, first: StageView): StageSession {
  const listeners = new Set<() => void>();
  const stopped = new AbortController();
  let state = stateAtFirst(first);
  let sent = nothing;
  let line: AbortController | null = null;
  let mesh: Mesh | null = null;
  let beatTimer: ReturnType<typeof setTimeout> | undefined;
  /** How many views were taken: an answer that was asked for before another one came is outdated. */
  let taken = 0;

  function patch(change: Partial<StageState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function take(view: StageView) {
    taken += 1;
    patch({ view });
    const isThere = view.peers.some(({ peer }) => peer === state.peer);
    if (state.peer !== null && !isThere) cutOff();
    else mesh?.follow(view.peers);
    if (needsLine()) openLine();
    else closeLine();
  }

  const needsLine = () => state.view.role !== 'guest' || isActive(state.view.own?.state ?? null);

  function cutOff() {
    disconnect();
    patch({ isCutOff: true });
  }

  function disconnect() {
    mesh?.close();
    mesh = null;
    patch({ peer: null, remotes: new Map() });
  }

  function onEvent(event: StageEvent) {
    if (event.kind === 'stage') take(event.stage);
    else mesh?.take(event.signal);
  }

  function openLine() {
    if (line || stopped.signal.aborted) return;
    const own = new AbortController();
    line = own;
    followEvents(
      followStage,
      { ...access, peer: state.peer ?? '' },
      {
        signal: own.signal,
        onEvent,
        onOpen: () => patch({ line: 'open' }),
        onGap: () => patch({ line: 'lost' }),
      },
    ).catch(() => {
      // Refused for good: the pass was renewed, the login has ended, or the broadcast is not public any more.
      if (own.signal.aborted) return;
      disconnect();
      patch({ line: 'over' });
    });
  }

  function closeLine() {
    line?.abort();
    line = null;
  }

  function beat() {
    if (stopped.signal.aborted || state.line === 'over') return;
    if (state.peer || isActive(state.view.own?.state ?? null)) tell();
    else if (!line) void refresh();
    beatLater();
  }

  function beatLater() {
    clearTimeout(beatTimer);
    if (stopped.signal.aborted) return;
    const own = state.view.own?.state ?? null;
    const seconds = state.peer ? beatSeconds.onStage : isActive(own) ? beatSeconds[own] : askSeconds;
    beatTimer = setTimeout(beat, seconds * millisecondsInSecond);
  }

  /** A sign of life; a lost one is followed by the next, and a refused one by what the stage says. */
  function tell() {
    const { isMuted, hasPicture } = sent;
    call(beatStage, { ...access, peer: state.peer ?? '', isMuted, hasPicture }).catch(() => undefined);
  }

  async function refresh() {
    const before = taken;
    // What fails is asked again later.
    const view = await call(getStage, access, { signal: stopped.signal }).catch(() => null);
    if (!view || stopped.signal.aborted || taken !== before) return;
    take(view);
    beatLater();
  }

  async function join() {
    const { isMuted, hasPicture } = sent;
    const { peer, iceServers, hasRelay } = await call(joinStage, { ...access, isMuted, hasPicture });
    if (stopped.signal.aborted) return;
    disconnect();
    closeLine();
    taken += 1;
    const send = sendInOrder({ ...access, peer, signal: stopped.signal });
    mesh = openMesh({ self: peer, iceServers, send, onChange: (remotes) => patch({ remotes }) });
    mesh.show(sent.tracks);
    patch({ peer, hasRelay, isCutOff: false });
    openLine();
    beatLater();
  }

  if (needsLine()) {
    openLine();
    beat();
  } else beatLater();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
    ...{ join, disconnect, refresh },
    show(next) {
      const isChange = sent.isMuted !== next.isMuted || sent.hasPicture !== next.hasPicture;
      sent = next;
      mesh?.show(next.tracks);
      if (isChange && state.peer) tell();
    },
    retry: (peer) => mesh?.retry(peer),
    stop() {
      stopped.abort();
      clearTimeout(beatTimer);
      closeLine();
      mesh?.close();
    },
  };
}
