import type { Socket } from 'node:net';
import RtmpSession from 'node-media-server/src/session/rtmp_session.js';

/** The application that every address names: `rtmp://…/live`. */
const application = 'live';
/** What a key may look like; it becomes part of no path and no command. */
const keyPattern = /^[A-Za-z0-9_-]{1,128}$/;
/** Bytes that a connection may send before it is let in: greetings, a name, and what was under way with them. */
const mostUnknown = 128 * 1024;
/** Bytes of one message; a key frame is the largest. The first one may be on its way before its encoder is let in. */
const mostOfMessage = { unknown: 1024 * 1024, known: 8 * 1024 * 1024 };
/** Messages at once that a connection may have begun; encoders have a handful. */
const mostChannels = 32;
/** Bytes per second, beyond some to begin with: 20 Mbit/s are more than any picture here needs. */
const rate = { bytes: 2.5 * 1024 * 1024, first: 32 * 1024 * 1024 };

/** A session of the library, and whether its encoder has been let in. */
export interface GuardedSession {
  readonly session: RtmpSession;
  /** Lifts the bounds for strangers. */
  letIn(): void;
}

/**
 * The library's session for a connection, which calls `onPublish` when an encoder begins to send. The library throws on data that it
 * does not understand, takes messages of any size, and lets everybody play and publish again and again: none of that ends this process
 * or fills its memory.
 */
export function guardSession(socket: Socket, onPublish: () => void): GuardedSession {
  const session = new RtmpSession(socket);
  const begunAt = Date.now();
  let isLetIn = false;
  guardNames(session, onPublish);
  guardMessages(session, () => (isLetIn ? mostOfMessage.known : mostOfMessage.unknown));
  const read = session.onData;
  session.onData = (bytes) => {
    try {
      read(bytes);
    } catch {
      return void socket.destroy();
    }
    const seconds = (Date.now() - begunAt) / 1000;
    const most = isLetIn ? rate.first + seconds * rate.bytes : mostUnknown;
    if (session.inBytes > most) socket.destroy();
  };
  session.run();
  return {
    session,
    letIn() {
      isLetIn = true;
    },
  };
}

/** A connection names one stream, once, and sends it. Whoever asks for something else is cut off. */
function guardNames(session: RtmpSession, onPublish: () => void): void {
  const { onConnect, onPush } = session;
  let hasNamed = false;
  session.onConnect = (asked) => {
    if (hasNamed || asked.app !== application || !keyPattern.test(asked.name)) throw new Error('It may not ask that.');
    hasNamed = true;
    onConnect(asked);
    // The library would keep its place for a while; whether it may come back is decided by the broadcast.
    session.broadcast.publishGraceMs = 0;
  };
  session.onPush = () => {
    onPush();
    if (!session.isPublisher) throw new Error('Another encoder sends this stream.');
    onPublish();
  };
  session.onPlay = () => {
    throw new Error('Nobody plays here.');
  };
}

function guardMessages({ rtmp }: RtmpSession, most: () => number): void {
  const { packetAlloc } = rtmp;
  rtmp.packetAlloc = () => {
    if (rtmp.parserPacket.header.length > most() || rtmp.inPackets.size > mostChannels) throw new Error('Too large.');
    packetAlloc.call(rtmp);
  };
}
