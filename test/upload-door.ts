import { createCipheriv, createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import pino from 'pino';
import { blocks } from '@/lib/app/blocks';
import { emit } from '@/lib/app/events';
import { notices } from '@/lib/app/notices';
import { things } from '@/lib/app/things';
import { mediaStorage } from '@/lib/base/media/port';
import { readBody } from '@/lib/base/media/server/storage';
import { uploadPath } from '@/lib/base/upload/codes';
import { uploadProtocol } from '@/lib/base/upload/server/routes';
import { createDoor, type DoorParts } from '@/lib/platform/server/api/door';
import type { Database } from '@/lib/platform/server/db/database';
import { callerOf } from '@/test/context';
import type { TestDatabase } from './engines';
import { useMediaFolder } from './media-folder';
import { insertRows, personRow } from './rows';

type Body = Uint8Array | ReadableStream<Uint8Array>;

/** The door of uploads behind a real HTTP server: the bearer is the name of the caller. */
async function openUploadDoor(db: Database, overrides: Partial<DoorParts> = {}) {
  const door = createDoor({
    routes: [],
    protocols: [uploadProtocol],
    db,
    now: Date.now,
    log: pino({ level: 'silent' }),
    emit,
    things,
    notices,
    blocks,
    limiter: { check: async () => ({ allowed: true }) },
    sessionCookie: 'session',
    findCaller: async ({ bearer }) => (bearer ? callerOf(bearer, { hasPhone: bearer !== 'phoneless' }) : null),
    wasEndedElsewhere: async () => false,
    observe: () => {},
    siteUrl: 'https://lightfield.example',
    ...overrides,
  });
  // Like `lib/app/serve-api.ts`.
  const server: Server = createServer(
    getRequestListener((request) => door.fetch(request), { overrideGlobalObjects: false }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const send = (method: string, path: string, headers: Record<string, string> = {}, body?: Body) =>
    fetch(address + path, {
      method,
      headers: { 'Tus-Resumable': '1.0.0', Authorization: 'Bearer lin', ...headers },
      ...(body && { body: body as BodyInit, duplex: 'half' }),
    });

  return {
    address,
    send,
    /** Starts an upload of this many bytes and returns its path. */
    async begin(bytes: number, headers: Record<string, string> = {}): Promise<string> {
      const response = await send('POST', uploadPath, { 'Upload-Length': String(bytes), ...headers });
      if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
      return response.headers.get('Location') ?? '';
    },
    patch: (path: string, offset: number, body: Body, headers: Record<string, string> = {}) =>
      send('PATCH', path, { ...pieceHeaders(offset), ...headers }, body),
    /** The server's offset. */
    async offset(path: string): Promise<number> {
      return Number((await send('HEAD', path)).headers.get('Upload-Offset'));
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The headers of a piece that begins at this byte. */
export function pieceHeaders(offset: number): Record<string, string> {
  return { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) };
}

/** The digest of bytes in the format of tus. */
export function checksumOf(bytes: Uint8Array, algorithm = 'sha256'): Record<string, string> {
  return { 'Upload-Checksum': `${algorithm} ${createHash(algorithm).update(bytes).digest('base64')}` };
}

/** Bytes that differ by position. */
export function someBytes(length: number, seed = 1): Buffer {
  const key = Buffer.alloc(16, seed);
  return createCipheriv('aes-128-ctr', key, key).update(Buffer.alloc(length));
}

/** The bytes of an upload in rows and storage, its parts one after the other. */
export async function keptBytes(db: Database, id: string): Promise<Buffer> {
  const parts = await db.read
    .selectFrom('upload_part')
    .select('media_key')
    .where('upload_id', '=', id)
    .orderBy('start')
    .execute();
  const bodies = [];
  for (const part of parts) {
    const file = await mediaStorage().read(part.media_key);
    if (!file) throw new Error(`${part.media_key} is lost.`);
    bodies.push(await readBody(file));
  }
  return Buffer.concat(bodies);
}

/** All objects of uploads in storage. */
export async function keptKeys(): Promise<string[]> {
  const keys = [];
  for await (const key of mediaStorage().list('uploads/parts/')) keys.push(key);
  return keys;
}

/** The last segment of an upload's path. */
export const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The door of uploads of a block, with the callers `lin` and `wang`; each test begins without uploads. */
export function useUploadDoor(database: () => TestDatabase) {
  const uploads = {
    door: undefined as unknown as Awaited<ReturnType<typeof openUploadDoor>>,
    /** Uploads reported as complete. */
    finished: [] as string[],
    /** If set, thrown in the transaction of the last byte. */
    failure: undefined as Error | undefined,
    kept: (path: string) => keptBytes(database().db, idOf(path)),
  };
  useMediaFolder();
  beforeAll(async () => {
    await database().db.transaction((tx) =>
      insertRows(
        tx,
        'person',
        ['lin', 'wang'].map((id) => personRow({ id })),
      ),
    );
    uploads.door = await openUploadDoor(database().db, {
      emit: async (_context, _tx, kind, event) => {
        if (uploads.failure) throw uploads.failure;
        if (kind === 'upload.finished') uploads.finished.push((event as { uploadId: string }).uploadId);
      },
    });
  });
  afterAll(() => uploads.door.close());
  beforeEach(async () => {
    uploads.finished.length = 0;
    uploads.failure = undefined;
    await database().db.transaction((tx) => tx.deleteFrom('upload').execute());
  });
  return uploads;
}
