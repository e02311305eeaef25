import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Selectable, Updateable } from 'kysely';
import type { LiveBroadcastTable } from '@/lib/live/broadcast/server/tables';
import type { Encoder } from '@/lib/live/stream/server/in/encoder';
import { openEncoderDoor } from '@/lib/live/stream/server/in/encoder-door';
import { hashOfKey, type NewPiece } from '@/lib/live/stream/server/in/sessions';
import { type StreamNode, startStreams } from '@/lib/live/stream/server/in/stream-node';
import type { LivePieceTable, LiveSessionTable } from '@/lib/live/stream/server/tables';
import type { Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import { addBroadcast } from './broadcasts';
import { testContext } from './context';
import type { TestDatabase } from './engines';
import { useMediaFolder } from './media-folder';

export type PieceRow = Selectable<LivePieceTable>;
export type SessionRow = Selectable<LiveSessionTable>;

/** Milliseconds between two looks of a node in tests. */
const everyMs = 100;

/** The key of the broadcasts that `useStreams` adds. */
export const streamKey = 'night-flight-0123456789';

/** An encoder that sends nothing by itself; `leave` ends it. */
export function stillEncoder(name = streamKey, changes: Partial<Encoder> = {}): Encoder & { leave(): void } {
  let leave = () => {};
  const gone = new Promise<void>((resolve) => {
    leave = resolve;
  });
  return {
    ...{
      name,
      address: '203.0.113.9',
      kinds: () => ({ video: false, audio: false }),
      bytes: () => 0,
      leftOut: () => 0,
    },
    ...{ pipeTo: () => () => {}, cut: leave, gone, leave },
    ...changes,
  };
}

/** What a key of our own has not. */
const noName = { name: null, valid_until: null, ask_at: null, offline_at: null };

/** Gives a public broadcast a key. */
export async function addKey(db: Database, broadcastId: string, key = streamKey): Promise<void> {
  const row = { broadcast_id: broadcastId, hash: hashOfKey(key), made_at: 0, ...noName };
  await db.transaction((tx) => tx.insertInto('live_key').values(row).execute());
}

/** A piece of two seconds in two qualities, as rows. */
export function newPieces(number: number, { isDiscontinuity = false, begunAt = Date.now() - 2000 } = {}): NewPiece[] {
  return [720, 360].map((quality) => ({
    ...{ quality, number, begun_at: begunAt, milliseconds: 2000, bytes: 1000 },
    ...{ is_discontinuity: isDiscontinuity ? 1 : 0, width: (quality * 16) / 9, height: quality },
    codecs: 'avc1.64001f,mp4a.40.2',
  }));
}

/** For each test of a block an empty storage, and nodes and encoders that end with it. `clock.ahead` moves their time, in ms. */
export function useStreams(database: () => TestDatabase) {
  useMediaFolder();
  const clock = { ahead: 0 };
  const encoders: ChildProcess[] = [];
  const stops: (() => Promise<void>)[] = [];
  let count = 0;
  beforeEach(() => {
    clock.ahead = 0;
  });
  afterEach(async () => {
    for (const encoder of encoders.splice(0)) encoder.kill('SIGKILL');
    for (const stop of stops.splice(0)) await stop();
  });
  const context = (changes: Partial<Context> = {}) =>
    testContext(database().db, { now: () => Date.now() + clock.ahead, ...changes });

  return {
    clock,
    context,
    /** A broadcast with a key, that began a minute ago; its id and its key. */
    async broadcast(changes: Partial<Parameters<typeof addBroadcast>[1]> = {}): Promise<{ id: string; key: string }> {
      count += 1;
      const startAt = Date.now() - 60_000;
      const id = await addBroadcast(database().db, { startAt, id: `broadcast-${count}`, ...changes });
      await addKey(database().db, id, `${streamKey}-${count}`);
      return { id, key: `${streamKey}-${count}` };
    },
    /** A node with a door for encoders. */
    async node({ most = 4 } = {}): Promise<StreamNode & { port: number }> {
      const node = startStreams(context(), { node: 'here', most, everyMs });
      const door = await openEncoderDoor({ port: 0, host: '127.0.0.1' }, node.take);
      stops.push(
        () => node.stop(),
        () => door.close(),
      );
      return { ...node, port: door.port };
    },
    /** Sends what ffmpeg makes of these arguments; `over` resolves with its exit code. */
    send(port: number, key: string, words: readonly string[]): ChildProcess & { over: Promise<number | null> } {
      const address = `rtmp://127.0.0.1:${port}/live/${key}`;
      const encoder = spawn(env().ffmpeg, ['-v', 'quiet', ...words, '-f', 'flv', address], { stdio: 'ignore' });
      encoders.push(encoder);
      return Object.assign(encoder, { over: once(encoder, 'close').then(([code]) => code as number | null) });
    },
    async pieces(id: string): Promise<PieceRow[]> {
      const all = database().db.read.selectFrom('live_piece').selectAll().where('broadcast_id', '=', id);
      return all.orderBy('number').orderBy('quality', 'desc').execute();
    },
    async sessions(id: string): Promise<SessionRow[]> {
      const all = database().db.read.selectFrom('live_session').selectAll().where('broadcast_id', '=', id);
      return all.orderBy('begun_at').execute();
    },
    async change(id: string, changes: Updateable<LiveBroadcastTable>): Promise<void> {
      if (Object.keys(changes).length === 0) return;
      await database().db.transaction((tx) =>
        tx.updateTable('live_broadcast').set(changes).where('id', '=', id).execute(),
      );
    },
    async changeSessions(id: string, changes: Updateable<LiveSessionTable>): Promise<void> {
      await database().db.transaction((tx) =>
        tx.updateTable('live_session').set(changes).where('broadcast_id', '=', id).execute(),
      );
    },
    async facts(id: string) {
      const row = database().db.read.selectFrom('live_broadcast').where('id', '=', id);
      return row.select(['live_at', 'lost_at', 'ended_at']).executeTakeFirstOrThrow();
    },
  };
}
