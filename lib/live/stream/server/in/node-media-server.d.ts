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
    /** Milliseconds that the place of a publisher is kept after it has gone. */
    publishGraceMs: number;
    postPlay(subscriber: Subscriber): string | null;
    donePlay(subscriber: Subscriber): void;
  }

  export default class RtmpSession {
    constructor(socket: Socket);
    readonly id: string;
    streamName: string;
    broadcast: Broadcast;
    /** It publishes: the library has accepted it. */
    isPublisher: boolean;
    inBytes: number;
    rtmp: {
      /** Makes room for the message whose header was read. */
      packetAlloc(): void;
      parserPacket: { header: { length: number } };
      /** The last message of each of its channels. */
      inPackets: Map<number, unknown>;
    };
    /** Called while data is read; what they throw ends the reading. */
    onConnect: (asked: { app: string; name: string }) => void;
    onPush: () => void;
    onPlay: () => void;
    onData: (bytes: Buffer) => void;
    /** Listens to its socket, with the functions above. */
    run(): void;
  }
}

declare module 'node-media-server/src/core/context.js' {
  const context: { config: object };
  export default context;
}

declare module 'node-media-server/src/core/logger.js' {
  const logger: { log(message: string, level?: string): void };
  export default logger;
}
