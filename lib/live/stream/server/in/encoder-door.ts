import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import Context from 'node-media-server/src/core/context.js';
import mediaLogger from 'node-media-server/src/core/logger.js';
import RtmpSession from 'node-media-server/src/session/rtmp_session.js';

/** Connections of all encoders, and of one address. */
const most = { all: 64, ofAddress: 8 };
/** Seconds in which a connection must begin to send a stream. */
const begin = 10;
/** Bytes that may wait for ffmpeg; what comes beyond is left out until half of it is gone. */
const mostWaiting = 8 * 1024 * 1024;

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
  /** What it sends, as far as that came already. */
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

/**
 * Listens for encoders (RTMP), of which each is given to `onEncoder` once it sends. Nobody can play anything here. Rejects where the
 * port is in use.
 */
export async function openEncoderDoor(
  { port, host }: { port: number; host: string },
  onEncoder: (encoder: Encoder) => void,
): Promise<{ port: number; close(): Promise<void> }> {
  // Its messages name the streams, and so their keys.
  mediaLogger.log = () => {};
  Context.config = {};
  const sockets = new Set<Socket>();
  const server = createServer((socket) => accept(socket, sockets));
  const events = Context.eventEmitter;
  const refuse = (session: RtmpSession) => session.socket.destroy();
  const take = (session: RtmpSession) => {
    // A second encoder of the same name is refused after this event.
    setImmediate(() => session.broadcast.publisher === session && onEncoder(encoderOf(session)));
  };
  events.on('prePlay', refuse);
  events.on('postPublish', take);
  await listen(server, port, host);
  return {
    port: (server.address() as { port: number }).port,
    async close() {
      events.off('prePlay', refuse);
      events.off('postPublish', take);
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}

function accept(socket: Socket, sockets: Set<Socket>): void {
  const { remoteAddress } = socket;
  const ofAddress = [...sockets].filter((other) => other.remoteAddress === remoteAddress).length;
  if (sockets.size >= most.all || ofAddress >= most.ofAddress) return void socket.destroy();
  sockets.add(socket);
  const session = new RtmpSession(socket);
  const late = setTimeout(() => session.broadcast.publisher !== session && socket.destroy(), begin * 1000).unref();
  socket.setNoDelay(true);
  // A network that is gone sends nothing, not even an end.
  socket.setTimeout(begin * 1000, () => socket.destroy());
  socket.once('close', () => {
    clearTimeout(late);
    sockets.delete(socket);
  });
  session.run();
  Context.sessions.set(session.id, session);
}

function encoderOf(session: RtmpSession): Encoder {
  const { socket, broadcast } = session;
  // The library would keep its place for a while; whether it may come back is decided by the broadcast.
  broadcast.publishGraceMs = 0;
  let leftOut = 0;
  return {
    name: session.streamName,
    address: socket.remoteAddress ?? '',
    kinds: () => ({ video: broadcast.flvVideoHeader !== null, audio: broadcast.flvAudioHeader !== null }),
    bytes: () => session.inBytes,
    leftOut: () => leftOut,
    cut: () => socket.destroy(),
    gone: once(socket, 'close').then(() => {}),
    pipeTo(sink) {
      let isFull = false;
      const subscriber = {
        ...{ id: `sink-${session.id}-${Math.random()}`, ip: '', protocol: 'flv' as const, endTime: 0 },
        sendBuffer(bytes: Buffer) {
          isFull = sink.waiting() > (isFull ? mostWaiting / 2 : mostWaiting);
          if (isFull) leftOut += 1;
          else sink.write(bytes);
        },
      };
      broadcast.postPlay(subscriber);
      return () => broadcast.donePlay(subscriber);
    },
  };
}
