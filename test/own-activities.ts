import type { ActivityFields } from '@/lib/events/activity/contract';
import { keepEntries } from '@/lib/events/activity/server/entries';
import type { ActivityRow } from '@/lib/events/activity/server/own/own-activity';
import { columnsOf, typeColumnsOf } from '@/lib/events/activity/server/own/written-fields';
import type { Caller, Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { callerOf, noon, testContext } from './context';
import { activityRow } from './event-rows';
import { insertRows, personRow, topicRow } from './rows';

/** Both are initial words of every site. */
export const [bad, worse] = ['一起赌博', 'casino bonus'] as const;

export const [adult, student] = ['0d9f3a52-3a4c-4d7e-8a11-2f6f0a9d5c01', '1d9f3a52-3a4c-4d7e-8a11-2f6f0a9d5c01'];

/** A ticket type of which there are fifty. */
export const ticketType = {
  ...{ id: adult, nameZh: '成人票', nameEn: '', priceFen: 8800, quantity: 50 as number | null, sharesStock: false },
  ...{ perPerson: 4, saleStartTime: '', saleEndTime: '' },
};

/** An activity to come that is complete in Chinese and is taken part in by signing up. */
export const sameActivity = {
  category: 2,
  ...{ titleZh: '光之夜', titleEn: '', bodyZh: '<p>带一盏灯来。</p>', bodyEn: '' },
  ...{ cover: 'activities/cover.jpg', photos: [] },
  ...{ enrolStartTime: '2026-11-20T12:00:00.000+08:00', enrolEndTime: '2026-12-01T18:00:00.000+08:00' },
  ...{ holdStartTime: '2026-12-01T19:00:00.000+08:00', holdEndTime: '2026-12-01T22:00:00.000+08:00' },
  ...{ cityId: 'CN-310000', venueZh: '西岸', venueEn: '', addressZh: '龙腾大道 1 号', addressEn: '', onlineUrl: '' },
  ...{ topicId: '', capacity: 0, ticketTypes: [], commonStock: null, refundHours: null, refundPercent: 100 },
  questions: [],
} satisfies ActivityFields;

/** An activity of Lin's, which is complete; the fields that differ, and columns of its row. */
export type ActivityOfLin = Partial<ActivityRow> & { id: string; fields?: Partial<ActivityFields> };

const ofLin = ({ fields = {}, ...row }: ActivityOfLin) =>
  activityRow({
    ...{ organiser_id: 'lin', verified_at: (row.review_state ?? 2) === 2 ? noon : null },
    ...columnsOf({ ...sameActivity, ...fields }),
    ...row,
  });

export const activityReviewer = callerOf('re', { staff: 'reviewer' });

type Told = { [Kind in keyof EventKinds]: { kind: Kind; event: EventKinds[Kind] } }[keyof EventKinds];

const emptied = [
  ...(['activity', 'topic_block', 'topic', 'moderation_review', 'job', 'page_invalidation'] as const),
  ...(['activity_city', 'notice', 'person'] as const),
];

/** What tests of own activities do with a database. */
export function activitiesOfLin(database: () => { db: Database }) {
  const read = () => database().db.read;
  let told: Told[] = [];
  return {
    /** A caller whose events are kept as well (`told`). */
    as: (caller: string | Caller | null, overrides: Partial<Context> = {}) => {
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
     * Lin, a verified company whose activities they are, Mo, who is none, and the public channels `light` and `sound`, of which
     * `sound` has blocked Lin.
     */
    begin: async () => {
      told = [];
      await database().db.transaction(async (tx) => {
        for (const table of emptied) await tx.deleteFrom(table).execute();
        await insertRows(tx, 'person', [
          personRow({ id: 'lin', nickname: '林一', verification: 'company' }),
          personRow({ id: 'mo', nickname: '莫', verification: 'individual' }),
        ]);
        await insertRows(tx, 'topic', [
          topicRow({ id: 'light', name_zh: '光', name_en: 'Light' }),
          topicRow({ id: 'sound', name_zh: '声' }),
          topicRow({ id: 'closed', name_zh: '关', state: 'failed' }),
        ]);
        await insertRows(tx, 'topic_block', [{ topic_id: 'sound', person_id: 'lin', created_at: noon }]);
      });
    },
    /** Activities of Lin's, in the lists that they belong to. */
    add: (...activities: ActivityOfLin[]) =>
      database().db.transaction(async (tx) => {
        const rows = activities.map(ofLin);
        await insertRows(tx, 'activity', rows);
        for (const { id, fields: { ticketTypes = [] } = {} } of activities) {
          const types = ticketTypes.map((type, position) => ({
            ...{ id: type.id, activity_id: id, is_paused: 0 as const },
            ...typeColumnsOf(type, position),
          }));
          await insertRows(tx, 'activity_ticket_type', types);
        }
        for (const row of rows) await keepEntries(tx, row);
      }),
    rowOf: (id: string) => read().selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** In how many filtered lists an activity is. */
    entriesOf: async (id: string) =>
      (await read().selectFrom('activity_entry').select('city_id').where('activity_id', '=', id).execute()).length,
    /** The cities under which it is found; an empty one for all. */
    citiesOf: async (id: string) => {
      const entries = read().selectFrom('activity_entry').select('city_id').where('activity_id', '=', id);
      return (await entries.distinct().orderBy('city_id').execute()).map(({ city_id }) => city_id);
    },
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
    /** What was told of activities, in order. */
    told: () => told.filter(({ kind }) => kind.startsWith('activity.')),
  };
}

/** An error for these fields and rules. */
export const broken = (...fields: [field: string, rule: string][]) => ({
  code: '400',
  details: { fields: fields.map(([field, rule]) => ({ field, rule })) },
});

/** All pages that show a public activity of Lin's. */
export const activityPages = (id: string) => [`activity:${id}`, 'activity:lists', 'person:lin', 'search:index'].sort();
