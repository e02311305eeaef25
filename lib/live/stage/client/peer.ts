import type { SignalKind } from '../codes';

/** Of the connection to one peer; `failed` until another try. */
export type PeerState = 'connecting' | 'connected' | 'failed';

export interface PeerSignal {
  kind: SignalKind;
  /** JSON. */
  content: string;
}

interface PeerOptions {
  config: RTCConfiguration;
  /** Of the two exactly one: it gives way where both offer at once. */
  isPolite: boolean;
  /** Most bits per second of the picture. */
  videoBits: number;
  send(signal: PeerSignal): void;
  onState(state: PeerState): void;
  onStream(stream: MediaStream): void;
}

/** A connection to one other page. */
export interface Peer {
  /** Shows and lets hear these tracks there instead of the ones before. */
  show(tracks: readonly MediaStreamTrack[]): void;
  /** Takes what the other one has sent; in the order of the calls. */
  take(signal: PeerSignal): void;
  /** Looks for another way. */
  retry(): void;
  close(): void;
}

/**
 * Connects to one other page by the pattern of perfect negotiation (WebRTC 1.0, 10.7): either side may offer at any time, and where both
 * do at once the polite one takes its offer back.
 */
export function connectPeer({ config, isPolite, videoBits, ...on }: PeerOptions): Peer {
  const connection = new RTCPeerConnection(config);
  const stream = new MediaStream();
  let isOffering = false;
  let ignoresOffer = false;
  let isClosed = false;
  let taking = Promise.resolve();

  connection.onnegotiationneeded = async () => {
    try {
      isOffering = true;
      await connection.setLocalDescription();
      sendDescription();
    } catch {
      fail();
    } finally {
      isOffering = false;
    }
  };
  connection.onicecandidate = ({ candidate }) => {
    if (candidate) on.send({ kind: 'candidate', content: JSON.stringify(candidate) });
  };
  connection.ontrack = ({ track }) => {
    for (const old of stream.getTracks()) if (old.kind === track.kind) stream.removeTrack(old);
    stream.addTrack(track);
    on.onStream(stream);
  };
  connection.onconnectionstatechange = () => {
    const { connectionState } = connection;
    if (isClosed) return;
    if (connectionState === 'connected') limitVideo(connection, videoBits);
    on.onState(stateOf(connectionState));
  };

  function sendDescription() {
    const { localDescription } = connection;
    if (localDescription) on.send({ kind: 'description', content: JSON.stringify(localDescription) });
  }

  function fail() {
    if (!isClosed) on.onState('failed');
  }

  async function takeDescription(description: RTCSessionDescriptionInit) {
    const isOffer = description.type === 'offer';
    const collides = isOffer && (isOffering || connection.signalingState !== 'stable');
    ignoresOffer = !isPolite && collides;
    if (ignoresOffer) return;
    await connection.setRemoteDescription(description);
    if (!isOffer) return;
    await connection.setLocalDescription();
    sendDescription();
  }

  async function takeOne({ kind, content }: PeerSignal) {
    if (isClosed) return;
    try {
      if (kind === 'description') await takeDescription(JSON.parse(content));
      else await connection.addIceCandidate(JSON.parse(content));
    } catch {
      // A candidate of an offer that was not taken is of no use; without anything else there is no connection.
      if (!ignoresOffer) fail();
    }
  }

  return {
    show(tracks) {
      for (const kind of ['audio', 'video']) {
        const track = tracks.find((one) => one.kind === kind) ?? null;
        const sender = connection.getSenders().find((one) => kindOf(connection, one) === kind);
        if (sender) void sender.replaceTrack(track);
        else if (track) connection.addTrack(track);
      }
    },
    take(signal) {
      taking = taking.then(() => takeOne(signal));
    },
    retry() {
      on.onState('connecting');
      connection.restartIce();
    },
    close() {
      isClosed = true;
      connection.close();
    },
  };
}

/** What a sender sends or has sent: its place keeps its kind while it has no track. */
function kindOf(connection: RTCPeerConnection, sender: RTCRtpSender): string | undefined {
  if (sender.track) return sender.track.kind;
  const place = connection.getTransceivers().find((one) => one.sender === sender);
  // One that was made by the other side's offer has never sent, and cannot by replacing its track alone.
  return place && ['sendrecv', 'sendonly'].includes(place.direction) ? place.receiver.track.kind : undefined;
}

function stateOf(state: RTCPeerConnectionState): PeerState {
  if (state === 'connected') return 'connected';
  return state === 'failed' ? 'failed' : 'connecting';
}

/** In a mesh each page sends its picture several times: a line that carries one must carry four. */
function limitVideo(connection: RTCPeerConnection, bits: number) {
  for (const sender of connection.getSenders()) {
    if (sender.track?.kind !== 'video') continue;
    const parameters = sender.getParameters();
    for (const encoding of parameters.encodings) encoding.maxBitrate = bits;
    // Without it the browser decides by itself.
    sender.setParameters(parameters).catch(() => undefined);
  }
}
