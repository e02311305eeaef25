import type { BroadcastFields } from '@/lib/live/broadcast/contract';
import type { BroadcastRow } from '@/lib/live/broadcast/server/find-broadcast';
import { columnsOf } from '@/lib/live/broadcast/server/own/written-fields';
import type { Caller, Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { broadcastRow } from './broadcasts';
import { callerOf, noon, testContext } from './context';
import { insertRows, personRow, topicRow } from './rows';

/** A broadcast to come that is complete in Chinese, and costs something. */
export const sameBroadcast = {
  ...{ titleZh: '夜航', titleEn: '', bodyZh: '<p>从桥上看城市醒来。</p>', bodyEn: '', cover: 'broadcasts/cover.jpg' },
  ...{ startTime: '2026-12-01T20:00:00.000+08:00', minutes: 90, topicId: '', priceFen: 1990 },
  ...{ source: 'encoder', sourceAddress: '', keepsReplay: true, isParticipatory: false },
} satisfies BroadcastFields;

/** Its start and its planned end, in ms. */
export const startAt = Date.parse(sameBroadcast.startTime);
export const endAt = startAt + 90 * 60_000;

/** A broadcast of Lin's; the fields that differ, and columns of its row. */
export type BroadcastOfLin = Partial<BroadcastRow> & { id: string; fields?: Partial<BroadcastFields> };

export const broadcastReviewer = callerOf('re', { staff: 'reviewer' });

type Told = { [Kind in keyof EventKinds]: { kind: Kind; event: EventKinds[Kind] } }[keyof EventKinds];

const emptied = [
  ...([
    'live_broadcast',
    'live_cover',
    'live_replay',
    'live_recording',
    'topic_block',
    'topic',
    'moderation_review',
    'job',
  ] as const),
  ...(['page_invalidation', 'notice', 'person'] as const),
];

/** What tests of broadcasts do with a database. */
export function broadcastsOfLin(database: () => { db: Database }) {
  const read = () => database().db.read;
  let told: Told[] = [];
  return {
    /** A caller whose events are kept as well (`told`). */
    as: (caller: string | Caller | null, overrides: Partial<Context> = {}): Context => {
      const context = testContext(database().db, {
        caller: typeof caller === 'string' ? callerOf(caller) : caller,
        ...overrides,
      });
      const emit: Context['emit'] = async (by, tx, kind, event) => {
        told.push({ kind, event } as unknown as Told);
        await context.emit(by, tx, kind, event);
      };
      return { ...context, emit };
    },
    /**
     * Lin, a verified individual whose broadcasts they are, Yu, a verified company, Mo, who is verified as nothing, and the public
     * channels `light` and `sound`, of which `sound` has blocked Lin.
     */
    begin: async () => {
      told = [];
      await database().db.transaction(async (tx) => {
        for (const table of emptied) await tx.deleteFrom(table).execute();
        await insertRows(tx, 'person', [
          personRow({ id: 'lin', nickname: '林一', verification: 'individual' }),
          personRow({ id: 'yu', nickname: '余', verification: 'company' }),
          personRow({ id: 'mo', nickname: '莫' }),
        ]);
        await insertRows(tx, 'topic', [
          topicRow({ id: 'light', name_zh: '光', name_en: 'Light' }),
          topicRow({ id: 'sound', name_zh: '声' }),
          topicRow({ id: 'closed', name_zh: '关', state: 'failed' }),
        ]);
        await insertRows(tx, 'topic_block', [{ topic_id: 'sound', person_id: 'lin', created_at: noon }]);
      });
    },
    /** Broadcasts of Lin's. */
    add: (...broadcasts: BroadcastOfLin[]) =>
      database().db.transaction((tx) =>
        tx
          .insertInto('live_broadcast')
          .values(
            broadcasts.map(({ fields = {}, ...row }) =>
              broadcastRow({
                ...{ startAt, host_id: 'lin', created_at: noon, updated_at: noon, submitted_at: noon },
                ...{ verified_at: (row.review_state ?? 2) === 2 ? noon : null },
                ...columnsOf({ ...sameBroadcast, ...fields }),
                ...row,
              }),
            ),
          )
          .execute(),
      ),
    rowOf: (id: string) =>
      read().selectFrom('live_broadcast').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    tags: async () => {
      const rows = await read().selectFrom('page_invalidation').select('tag').execute();
      return rows.map(({ tag }) => tag).sort();
    },
    waiting: () =>
      read()
        .selectFrom('moderation_review')
        .select(['id', 'field', 'text'])
        .where('state', '=', 'pending')
        .orderBy('field')
        .execute(),
    /** What was told of broadcasts, in order. */
    told: () => told.filter(({ kind }) => kind.startsWith('broadcast.')),
  };
}

/** All pages that show a public broadcast of Lin's. */
export const broadcastPages = (id: string) =>
  [`broadcast:${id}`, 'broadcast:lists', 'person:lin', 'search:index'].sort();
