import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import Context from 'node-media-server/src/core/context.js';
import mediaLogger from 'node-media-server/src/core/logger.js';
import { type Encoder, encoderOf } from './encoder';
import { type GuardedSession, guardSession } from './guarded-session';

/** Connections of all encoders, and of one address. */
const most = { all: 64, ofAddress: 8 };
/** Seconds in which a connection must begin to send a stream, and after which one that sends nothing is gone. */
const patience = 10;

/** A connection, and whether it was let in. */
interface Visitor {
  socket: Socket;
  isLetIn: boolean;
}

/**
 * Listens for encoders (RTMP). Each that begins to send is shown to `letIn`: nothing more is read of it until that says whether it may,
 * and who may not is cut off. Nobody can play anything here. Rejects where the port is in use. `host` is every address where it is not
 * said.
 */
export async function openEncoderDoor(
  { port, host }: { port: number; host?: string },
  letIn: (encoder: Encoder) => Promise<boolean>,
): Promise<{ port: number; close(): Promise<void> }> {
  // Its messages name the streams, and so their keys.
  mediaLogger.log = () => {};
  Context.config = {};
  const visitors = new Set<Visitor>();
  const server = createServer((socket) => {
    if (!makeRoom(visitors, socket)) return void socket.destroy();
    receive(socket, visitors, letIn);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    async close() {
      server.close();
      for (const { socket } of visitors) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** Whether there is room for a connection. Where all places are taken, the stranger who is there the longest loses theirs. */
function makeRoom(visitors: Set<Visitor>, { remoteAddress }: Socket): boolean {
  const all = [...visitors];
  if (all.filter(({ socket }) => socket.remoteAddress === remoteAddress).length >= most.ofAddress) return false;
  if (all.length < most.all) return true;
  const stranger = all.find(({ isLetIn }) => !isLetIn);
  if (stranger) {
    stranger.socket.destroy();
    visitors.delete(stranger);
  }
  return stranger !== undefined;
}

function receive(socket: Socket, visitors: Set<Visitor>, letIn: (encoder: Encoder) => Promise<boolean>): void {
  const visitor: Visitor = { socket, isLetIn: false };
  visitors.add(visitor);
  socket.setNoDelay(true);
  // A network that is gone sends nothing, not even an end.
  socket.setTimeout(patience * 1000, () => socket.destroy());
  const late = setTimeout(() => visitor.isLetIn || socket.destroy(), patience * 1000).unref();
  socket.once('close', () => {
    clearTimeout(late);
    visitors.delete(visitor);
  });
  const guarded: GuardedSession = guardSession(socket, () => {
    socket.pause();
    void letIn(encoderOf(guarded.session, socket)).then(
      (may) => {
        if (!may) return void socket.destroy();
        visitor.isLetIn = true;
        guarded.letIn();
        socket.resume();
      },
      () => socket.destroy(),
    );
  });
}
