/** A track of a device. */
export const track = (kind: 'audio' | 'video') =>
  Object.assign(new EventTarget(), { kind, enabled: true, stop: () => {} }) as unknown as MediaStreamTrack;

/** A stream of tracks. */
export class FakeStream {
  constructor(private tracks: MediaStreamTrack[] = []) {}
  getTracks = () => this.tracks;
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio');
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video');
  addTrack(added: MediaStreamTrack) {
    this.tracks = [...this.tracks, added];
  }
  removeTrack(removed: MediaStreamTrack) {
    this.tracks = this.tracks.filter((one) => one !== removed);
  }
}

class FakeSender {
  bits: number | undefined;
  constructor(
    public track: MediaStreamTrack | null,
    readonly kind: string,
  ) {}
  async replaceTrack(next: MediaStreamTrack | null) {
    this.track = next;
  }
  getParameters = () => ({ encodings: [{}] });
  async setParameters({ encodings: [first] }: { encodings: { maxBitrate?: number }[] }) {
    this.bits = first?.maxBitrate;
  }
}

/** The states of a browser's connection, as far as a negotiation shows them. */
export class FakeConnection {
  static made: FakeConnection[] = [];
  signalingState: RTCSignalingState = 'stable';
  connectionState: RTCPeerConnectionState = 'new';
  localDescription: RTCSessionDescriptionInit | null = null;
  remoteDescription: RTCSessionDescriptionInit | null = null;
  onnegotiationneeded: (() => void) | null = null;
  onconnectionstatechange: (() => void) | null = null;
  onicecandidate: unknown = null;
  ontrack: unknown = null;
  senders: FakeSender[] = [];
  taken: string[] = [];
  rollbacks = 0;
  restarts = 0;
  /** How long it takes to take a description, in ms. */
  slow = 0;
  refusesCandidates = false;

  constructor() {
    FakeConnection.made.push(this);
  }

  getSenders = () => this.senders;
  getTransceivers = () =>
    this.senders.map((sender) => ({ sender, direction: 'sendrecv', receiver: { track: { kind: sender.kind } } }));

  addTrack(added: MediaStreamTrack) {
    this.senders.push(new FakeSender(added, added.kind));
    if (this.senders.length === 1) queueMicrotask(() => this.onnegotiationneeded?.());
  }

  async setLocalDescription() {
    await Promise.resolve();
    const isAnswer = this.signalingState === 'have-remote-offer';
    this.localDescription = { type: isAnswer ? 'answer' : 'offer', sdp: '' };
    this.signalingState = isAnswer ? 'stable' : 'have-local-offer';
  }

  async setRemoteDescription(description: RTCSessionDescriptionInit) {
    await new Promise((resolve) => setTimeout(resolve, this.slow));
    if (description.type === 'offer' && this.signalingState === 'have-local-offer') this.rollbacks += 1;
    this.remoteDescription = description;
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable';
    this.taken.push(description.type);
  }

  async addIceCandidate() {
    if (this.refusesCandidates) throw new DOMException('not of this offer', 'OperationError');
    this.taken.push('candidate');
  }

  restartIce() {
    this.restarts += 1;
  }

  close() {
    this.signalingState = 'closed';
  }

  /** What the network does. */
  become(state: RTCPeerConnectionState) {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }
}

/** Stands in for the browser's connections and streams. */
export function fakeRtc() {
  FakeConnection.made = [];
  Object.assign(globalThis, { RTCPeerConnection: FakeConnection, MediaStream: FakeStream });
}
