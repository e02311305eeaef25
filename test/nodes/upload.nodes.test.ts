import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DiskStorage } from '@/lib/base/media/server/disk-storage';
import { readBody } from '@/lib/base/media/server/storage';
import { uploadChunk, uploadPath } from '@/lib/base/upload/codes';
import { sessionCookie } from '@/lib/people/account/contract';
import type { Database } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';
import { addAccount, logInAs } from '@/test/accounts';
import { enginesOr, newDatabase } from '@/test/engines';
import { checksumOf, idOf, pieceHeaders, someBytes } from '@/test/upload-door';
import { type Node, startNode } from './server';

const mib = 1024 ** 2;
const file = someBytes(20 * mib + 12_345);
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** What an upload must preserve over crashes (DESIGN 8), with the built product. */
describe.each(enginesOr('sqlite'))('an upload to a node on one %s', (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lightfield-upload-'));
  let removeDatabase: () => Promise<void>;
  let environment: Record<string, string>;
  let node: Node;
  let db: Database;
  const owner: Record<string, string> = { 'Tus-Resumable': '1.0.0' };

  beforeAll(async () => {
    const made = await newDatabase(engine, { isMigrated: true });
    removeDatabase = made.remove;
    environment = { DATABASE_URL: made.url, DATA_DIR: dataDir, DEMO: '0' };
    node = await startNode(environment);
    db = openDatabase(made.url);
    await addAccount(db, { id: 'lin', phone: '+8613800000001' });
    const { bearer, cookie } = await logInAs(db, 'lin');
    Object.assign(owner, { Authorization: `Bearer ${bearer}`, Cookie: `${sessionCookie}=${cookie}` });
  }, 180_000);

  afterAll(async () => {
    await db?.close();
    const code = await node?.stop();
    await removeDatabase();
    rmSync(dataDir, { recursive: true });
    expect(code).toBe(0);
  });

  async function begin(): Promise<string> {
    const headers = { ...owner, 'Upload-Length': String(file.length), 'Upload-Metadata': `filename ${btoa('a.mp4')}` };
    const response = await fetch(node.address + uploadPath, { method: 'POST', headers });
    expect(response.status).toBe(201);
    return response.headers.get('Location') ?? '';
  }
  async function offsetOf(path: string): Promise<number> {
    const response = await fetch(node.address + path, { method: 'HEAD', headers: owner });
    expect(response.status).toBe(200);
    return Number(response.headers.get('Upload-Offset'));
  }

  /** Sends a piece with its digest and returns the offset after it; null when the node stops before it has answered. */
  async function sendPiece(path: string, offset: number, length: number): Promise<number | null> {
    const piece = file.subarray(offset, offset + length);
    const headers = { ...owner, ...pieceHeaders(offset), ...checksumOf(piece) };
    const body = new Uint8Array(piece);
    const response = await fetch(node.address + path, { method: 'PATCH', headers, body }).catch(() => null);
    if (!response) return null;
    expect(response.status).toBe(204);
    return Number(response.headers.get('Upload-Offset'));
  }

  /** Sends pieces one after the other up to `end` and returns the last acknowledged offset. */
  async function sendOn(path: string, from: number, length: number, end = file.length): Promise<number> {
    let acknowledged = from;
    while (acknowledged < end) {
      const next = await sendPiece(path, acknowledged, length);
      if (next === null) return acknowledged;
      acknowledged = next;
    }
    return acknowledged;
  }

  /** A request that sends bytes up to `end` and then stalls. */
  function hang(path: string, from: number, end: number): Promise<'answered' | 'lost'> {
    let at = from;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at >= end) return new Promise(() => {});
        const next = Math.min(end, at + 64 * 1024);
        controller.enqueue(new Uint8Array(file.subarray(at, next)));
        at = next;
      },
    });
    const init = { method: 'PATCH', headers: { ...owner, ...pieceHeaders(from) }, body, duplex: 'half' };
    return fetch(node.address + path, init as RequestInit).then(
      () => 'answered',
      () => 'lost',
    );
  }

  async function killAndRestart(): Promise<void> {
    await node.kill();
    node = await startNode(environment);
  }

  /** The bytes in rows and storage, one part after the other. */
  async function keptBytes(path: string): Promise<Buffer> {
    const storage = new DiskStorage(join(dataDir, 'media'));
    const parts = await db.read
      .selectFrom('upload_part')
      .select(['media_key', 'start'])
      .where('upload_id', '=', idOf(path))
      .orderBy('start')
      .execute();
    const bodies: Uint8Array[] = [];
    let length = 0;
    for (const { media_key, start } of parts) {
      expect(start).toBe(length);
      const part = await storage.read(media_key);
      if (!part) throw new Error(`${media_key} is lost.`);
      bodies.push(await readBody(part));
      length += part.size;
    }
    return Buffer.concat(bodies);
  }

  test('cut at 60 % by kill -9 it goes on where the last whole piece ends, and the bytes are the same', async () => {
    const path = await begin();
    const acknowledged = await sendOn(path, 0, uploadChunk.usual, 2 * uploadChunk.usual);
    expect(acknowledged).toBe(2 * uploadChunk.usual);
    const cut = acknowledged + uploadChunk.usual;
    const hanging = hang(path, acknowledged, cut + mib);
    const deadline = Date.now() + 30_000;
    while ((await offsetOf(path)) < cut) {
      if (Date.now() > deadline) throw new Error('The piece was not kept within 30 seconds.');
      await sleep(20);
    }
    await killAndRestart();
    expect(await hanging).toBe('lost');
    // What HEAD has reported is there; the mebibyte after it was in the node's memory.
    expect(await offsetOf(path)).toBe(cut);
    expect(cut / file.length).toBeCloseTo(0.6, 1);

    expect(await sendOn(path, cut, uploadChunk.usual)).toBe(file.length);
    expect(await offsetOf(path)).toBe(file.length);
    expect(digest(await keptBytes(path))).toBe(digest(file));
  }, 120_000);

  test('killed again and again at any moment it loses nothing that was acknowledged', async () => {
    const path = await begin();
    let offset = 0;
    for (let round = 0; round < 4 && offset < file.length; round += 1) {
      const sending = sendOn(path, offset, mib / 2);
      await sleep(50 + Math.random() * 150);
      await killAndRestart();
      const acknowledged = await sending;
      const there = await offsetOf(path);
      // One piece may have been stored without its answer arriving.
      expect(there - acknowledged).toBeGreaterThanOrEqual(0);
      expect(there - acknowledged).toBeLessThanOrEqual(mib / 2);
      offset = there;
    }
    expect(await sendOn(path, offset, uploadChunk.usual)).toBe(file.length);
    expect(digest(await keptBytes(path))).toBe(digest(file));
    const upload = await db.read
      .selectFrom('upload')
      .select(['bytes', 'received'])
      .where('id', '=', idOf(path))
      .executeTakeFirstOrThrow();
    expect(upload).toEqual({ bytes: file.length, received: file.length });
  }, 180_000);
});
