import { connect } from 'node:net';

/** Strings, numbers, null and objects of strings in AMF0. */
function amf(value: string | number | null | Record<string, string>): Buffer {
  if (value === null) return Buffer.from([5]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9);
    bytes.writeDoubleBE(value, 1);
    return bytes;
  }
  if (typeof value === 'string') return Buffer.concat([Buffer.from([2]), text(value)]);
  const fields = Object.entries(value).flatMap(([name, of]) => [text(name), amf(of)]);
  return Buffer.concat([Buffer.from([3]), ...fields, Buffer.from([0, 0, 9])]);
}

function text(value: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(value.length);
  return Buffer.concat([length, Buffer.from(value)]);
}

/** The kinds of messages that tests send. */
export const rtmpKind = { chunkSize: 1, sound: 8, picture: 9, command: 20 };

/** A client that greets an RTMP server and sends what it is told to, right or wrong. */
export function rtmpClient(port: number) {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {});
  socket.resume();
  let isClosed = false;
  void closed.then(() => {
    isClosed = true;
  });
  // Version 3, then what both sides exchange to measure their distance.
  socket.write(Buffer.concat([Buffer.from([3]), Buffer.alloc(2 * 1536)]));
  const message = (kind: number, payload: Buffer, { length = payload.length, channel = 3 } = {}) => {
    const header = Buffer.alloc(12);
    header[0] = channel;
    header.writeUIntBE(length, 4, 3);
    header[7] = kind;
    socket.write(Buffer.concat([header, payload]));
  };
  const command = (...values: Parameters<typeof amf>[0][]) => message(rtmpKind.command, Buffer.concat(values.map(amf)));
  // Everything in one chunk.
  message(rtmpKind.chunkSize, Buffer.from([0, 0x7f, 0xff, 0xff]));
  return {
    closed,
    isClosed: () => isClosed,
    message,
    command,
    raw: (bytes: Buffer) => void socket.write(bytes),
    connect: (app = 'live', tcUrl = `rtmp://127.0.0.1/${app}`) => command('connect', 1, { app, tcUrl }),
    publish: (name: string) => command('publish', 2, null, name, 'live'),
    leave: () => socket.destroy(),
  };
}
