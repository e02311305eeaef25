import type { JoinedStage, StagePeer, StageSignal } from '../contract';
import { connectPeer, type Peer, type PeerSignal, type PeerState } from './peer';

/** The most bits per second of a picture: what the encoder shows goes to everybody. */
const videoBits = { view: 2_500_000, person: 600_000 } as const;

/** What comes from another page. */
export interface Remote {
  state: PeerState;
  stream: MediaStream | null;
}

interface MeshOptions {
  self: string;
  iceServers: JoinedStage['iceServers'];
  send(to: string, signal: PeerSignal): void;
  /** What comes from each of the others, after each change. */
  onChange(remotes: ReadonlyMap<string, Remote>): void;
}

/** The connections of a page to all others on its stage. */
export interface Mesh {
  /** Connects to those who are new and drops those who are gone. */
  follow(peers: readonly StagePeer[]): void;
  take(signal: StageSignal): void;
  show(tracks: readonly MediaStreamTrack[]): void;
  retry(peer: string): void;
  close(): void;
}

/** Connects a page to all others on its stage, each directly. */
export function openMesh({ self, iceServers, send, onChange }: MeshOptions): Mesh {
  const connections = new Map<string, Peer>();
  let remotes: ReadonlyMap<string, Remote> = new Map();
  let tracks: readonly MediaStreamTrack[] = [];

  function patch(peer: string, change: Partial<Remote> | null) {
    const next = new Map(remotes);
    if (change === null) next.delete(peer);
    else next.set(peer, { state: 'connecting', stream: null, ...next.get(peer), ...change });
    remotes = next;
    onChange(remotes);
  }

  function connect({ peer, kind }: StagePeer) {
    patch(peer, {});
    const connection = connectPeer({
      config: { iceServers },
      isPolite: self < peer,
      videoBits: kind === 'view' ? videoBits.view : videoBits.person,
      send: (signal) => send(peer, signal),
      onState: (state) => patch(peer, { state }),
      onStream: (stream) => patch(peer, { stream }),
    });
    connections.set(peer, connection);
    connection.show(tracks);
  }

  function drop(peer: string) {
    connections.get(peer)?.close();
    connections.delete(peer);
    patch(peer, null);
  }

  return {
    follow(peers) {
      const others = peers.filter(({ peer }) => peer !== self);
      const there = new Set(others.map(({ peer }) => peer));
      for (const peer of [...connections.keys()]) if (!there.has(peer)) drop(peer);
      for (const other of others) if (!connections.has(other.peer)) connect(other);
    },
    take: ({ from, kind, content }) => connections.get(from)?.take({ kind, content }),
    show(next) {
      tracks = next;
      for (const connection of connections.values()) connection.show(next);
    },
    retry: (peer) => connections.get(peer)?.retry(),
    close() {
      for (const peer of [...connections.keys()]) drop(peer);
    },
  };
}
