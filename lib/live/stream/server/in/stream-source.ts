import { setTimeout as wait } from 'node:timers/promises';
import { flvInput, type StreamInput } from './encode-stream';
import type { Encoder, FlvSink } from './encoder';

/** Where a stream comes from: an encoder, or an address. */
export interface StreamSource {
  /** What ffmpeg reads. */
  readonly input: StreamInput;
  /** Others give it to viewers: it is stored as it comes, where it can be. */
  readonly isCopied: boolean;
  /** Begins to write to the sink, where the input is written; returns what stops that. */
  feed(sink: FlvSink): () => void;
  /** Resolves once a picture has begun to come, and its sound if it has one; false where no picture did in time. */
  picture(): Promise<boolean>;
  sends(): { video: boolean; audio: boolean };
  /** Bytes so far. */
  bytes(): number;
  /** Messages that were left out, since this node could not keep up. */
  leftOut(): number;
  /** Ends it from our side. */
  cut(): void;
  /** Resolves once it has gone by itself, or was cut. */
  readonly gone: Promise<void>;
}

/** Milliseconds in which an encoder must begin to send a picture before its host is told that there is none. */
const pictureMs = 10_000;
/** Milliseconds in which the sound of a picture must begin; what begins later is not heard. */
const soundMs = 2000;
const lookEvery = 100;

/** An encoder as a source. */
export function encoderSource(encoder: Encoder): StreamSource {
  let hasGone = false;
  void encoder.gone.then(() => {
    hasGone = true;
  });
  return {
    input: flvInput,
    isCopied: false,
    feed: encoder.pipeTo,
    async picture() {
      const come = async (kind: 'video' | 'audio', mostMs: number) => {
        for (let waited = 0; waited < mostMs && !encoder.kinds()[kind] && !hasGone; waited += lookEvery)
          await wait(lookEvery);
        return encoder.kinds()[kind];
      };
      const hasPicture = await come('video', pictureMs);
      if (hasPicture) await come('audio', soundMs);
      return hasPicture;
    },
    sends: encoder.kinds,
    bytes: encoder.bytes,
    leftOut: encoder.leftOut,
    cut: encoder.cut,
    gone: encoder.gone,
  };
}
