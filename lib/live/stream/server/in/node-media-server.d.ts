/** What we use of node-media-server 4.4.3, which has no types: its RTMP session, and what sessions share. */
declare module 'node-media-server/src/session/rtmp_session.js' {
  import type { Socket } from 'node:net';

  interface Subscriber {
    id: string;
    /** Empty: no event is emitted for it. */
    ip: string;
    protocol: 'flv';
    endTime: number;
    sendBuffer(buffer: Buffer): void;
  }

  export interface Broadcast {
    publisher: RtmpSession | null;
    /** Of the last publisher: null until it sent one. */
    flvAudioHeader: Buffer | null;
    flvVideoHeader: Buffer | null;
    publishGraceMs: number;
    postPlay(subscriber: Subscriber): string | null;
    donePlay(subscriber: Subscriber): void;
  }

  export default class RtmpSession {
    constructor(socket: Socket);
    readonly id: string;
    readonly socket: Socket;
    streamName: string;
    broadcast: Broadcast;
    inBytes: number;
    run(): void;
  }
}

declare module 'node-media-server/src/core/context.js' {
  import type { EventEmitter } from 'node:events';
  import type RtmpSession from 'node-media-server/src/session/rtmp_session.js';

  const context: {
    config: object;
    sessions: Map<string, RtmpSession>;
    eventEmitter: EventEmitter<{ prePlay: [RtmpSession]; postPublish: [RtmpSession]; donePublish: [RtmpSession] }>;
  };
  export default context;
}

declare module 'node-media-server/src/core/logger.js' {
  const logger: { log(message: string, level?: string): void };
  export default logger;
}
