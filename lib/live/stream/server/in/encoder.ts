import type { Socket } from 'node:net';
import type RtmpSession from 'node-media-server/src/session/rtmp_session.js';

/** Bytes that may wait for ffmpeg; what comes beyond is left out until a key frame after half of it is gone. */
const mostWaiting = 8 * 1024 * 1024;
/** Kinds of tags of FLV, and the flags of its header that say which will come. */
const tag = { sound: 8, picture: 9 };
const flag = { sound: 4, picture: 1 };
/** The first byte of its header, and where its flags are. */
const header = { begins: 0x46, flags: 4 };

/** Where a stream goes to, as FLV. */
export interface FlvSink {
  write(bytes: Buffer): void;
  /** Bytes that wait. */
  waiting(): number;
}

/** An encoder that sends a stream. */
export interface Encoder {
  /** What it named: a key, known or not. */
  readonly name: string;
  readonly address: string;
  /** What it has sent so far. */
  kinds(): { video: boolean; audio: boolean };
  /** Bytes so far. */
  bytes(): number;
  /** Messages that were left out because the sink could not keep up. */
  leftOut(): number;
  /** Gives the sink the stream from its last key frame on, until the returned function is called. */
  pipeTo(sink: FlvSink): () => void;
  /** Cuts the connection. */
  cut(): void;
  /** Resolves once it has gone. */
  readonly gone: Promise<void>;
}

/** The encoder of a session that has begun to send. */
export function encoderOf(session: RtmpSession, socket: Socket): Encoder {
  const kinds = { video: false, audio: false };
  let leftOut = 0;
  let subscribers = 0;
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const subscribe = (sendBuffer: (bytes: Buffer) => void) => {
    const { broadcast } = session;
    subscribers += 1;
    const id = `${session.id}-${subscribers}`;
    const subscriber = { id, ip: '', protocol: 'flv' as const, endTime: 0, sendBuffer };
    broadcast.postPlay(subscriber);
    return () => broadcast.donePlay(subscriber);
  };
  const stopNoting = subscribe((bytes) => {
    if (bytes[0] === tag.picture) kinds.video = true;
    if (bytes[0] === tag.sound) kinds.audio = true;
  });
  void gone.then(stopNoting);
  return {
    name: session.streamName,
    address: socket.remoteAddress ?? '',
    kinds: () => ({ ...kinds }),
    bytes: () => session.inBytes,
    leftOut: () => leftOut,
    cut: () => socket.destroy(),
    gone,
    pipeTo(sink) {
      let isFull = false;
      return subscribe((bytes) => {
        if (sink.waiting() > mostWaiting) isFull = true;
        // What follows a frame that is missing cannot be decoded before the next key frame.
        else if (isFull && isKeyFrame(bytes) && sink.waiting() < mostWaiting / 2) isFull = false;
        if (isFull) leftOut += 1;
        else sink.write(bytes[0] === header.begins ? headerOf(bytes, kinds) : bytes);
      });
    },
  };
}

/** Whether a tag of FLV has a picture that needs none before it. Its first byte follows a header of eleven. */
const isKeyFrame = (bytes: Buffer) => bytes[0] === tag.picture && (((bytes[11] ?? 0) >> 4) & 0b0111) === 1;

/** The library's header of FLV, which promises both, with what is sent: a reader would wait for the other one. */
function headerOf(bytes: Buffer, { video, audio }: { video: boolean; audio: boolean }): Buffer {
  const own = Buffer.from(bytes);
  own[header.flags] = (video ? flag.picture : 0) | (audio ? flag.sound : 0);
  return own;
}
