import type { DemandFields } from '@/lib/careers/demand/contract';
import { keepEntries } from '@/lib/careers/demand/server/entries';
import type { DemandRow } from '@/lib/careers/demand/server/find-demand';
import { columnsOf } from '@/lib/careers/demand/server/own/written-fields';
import type { Caller, Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { callerOf, noon, testContext } from './context';
import { insertRows, personRow } from './rows';

/** A demand that is complete in Chinese. */
export const sameDemand = {
  ...{ companyName: '', kind: 'projection', titleZh: '河边的光', titleEn: '', bodyZh: '三面墙，两个月。', bodyEn: '' },
  ...{ budgetFrom: 50_000, budgetTo: 80_000, areaId: 'CN-310104', lastDay: '2026-12-10', deliverOn: '2027-02-01' },
  ...{ contactName: '余女士', contactPhone: '021-5555 0100', contactEmail: 'yu@yu.example', contactWechat: '' },
} satisfies DemandFields;

/** The end of its last day, in ms. */
export const demandEnd = Date.parse('2026-12-11T00:00:00.000+08:00');

/** The row of such a demand of Yu's that is public, with the changes. */
export function demandRow({ fields, ...changes }: DemandOfYu): DemandRow {
  return {
    ...{ owner_id: 'yu', lead_id: null, source: '{}', review_state: 2 },
    ...columnsOf({ ...sameDemand, ...fields }),
    ...{ revision: 0, reason: '', words: '[]', created_at: noon, updated_at: noon, submitted_at: noon },
    ...{ due_at: noon, verified_at: (changes.review_state ?? 2) === 2 ? noon : null, edited_at: null },
    ...{ closed_at: null, docked_at: null, docked_with: null, lapsed_at: null },
    ...changes,
  };
}

/** A demand of Yu's; the fields that differ, and columns of its row. */
export type DemandOfYu = Partial<DemandRow> & { id: string; fields?: Partial<DemandFields> };

export const demandReviewer = callerOf('re', { staff: 'reviewer' });
export const demandSales = callerOf('sal', { staff: 'sales', hasPhone: false });

type Told = { [Kind in keyof EventKinds]: { kind: Kind; event: EventKinds[Kind] } }[keyof EventKinds];

const emptied = [
  ...(['project_demand', 'project_demand_city', 'index_document', 'moderation_review', 'job'] as const),
  ...(['page_invalidation', 'notice', 'person'] as const),
];

/** What tests of demands do with a database. */
export function demandsOfYu(database: () => { db: Database }) {
  const read = () => database().db.read;
  let told: Told[] = [];
  /** The audit log is never emptied. */
  let former: string[] = [];
  const audited = () => read().selectFrom('audit_entry').select(['id', 'action', 'subject_id']).orderBy('id').execute();
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
    /** Yu and Shi, verified companies; Lin, a verified individual; Mo, who is verified as nothing. */
    begin: async () => {
      told = [];
      former = (await audited()).map(({ id }) => id);
      await database().db.transaction(async (tx) => {
        for (const table of emptied) await tx.deleteFrom(table).execute();
        await insertRows(tx, 'person', [
          personRow({ id: 'yu', nickname: '余光', verification: 'company' }),
          personRow({ id: 'shi', nickname: '石', verification: 'company' }),
          personRow({ id: 'lin', nickname: '林一', verification: 'individual' }),
          personRow({ id: 'mo', nickname: '莫' }),
        ]);
      });
    },
    /** Demands of Yu's, also in the lists. */
    add: (...demands: DemandOfYu[]) =>
      database().db.transaction(async (tx) => {
        const rows = demands.map(demandRow);
        await insertRows(tx, 'project_demand', rows);
        for (const row of rows) await keepEntries(tx, row);
      }),
    rowOf: (id: string) =>
      read().selectFrom('project_demand').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    change: (columns: Partial<DemandRow>, id: string) =>
      database().db.transaction((tx) => tx.updateTable('project_demand').set(columns).where('id', '=', id).execute()),
    listed: async () => {
      const rows = await read().selectFrom('project_demand_entry').select('demand_id').distinct().execute();
      return rows.map(({ demand_id }) => demand_id).sort();
    },
    tags: async () => {
      const rows = await read().selectFrom('page_invalidation').select('tag').execute();
      return rows.map(({ tag }) => tag).sort();
    },
    /** What was recorded of staff, in order. */
    deeds: async () =>
      (await audited()).filter(({ id }) => !former.includes(id)).map((deed) => `${deed.action} ${deed.subject_id}`),
    waiting: () =>
      read()
        .selectFrom('moderation_review')
        .select(['id', 'field', 'text'])
        .where('state', '=', 'pending')
        .orderBy('field')
        .execute(),
    /** What was told of demands, in order. */
    told: () => told.filter(({ kind }) => kind.startsWith('demand.')),
  };
}

/** All pages that show a public demand of Yu's. */
export const demandPages = (id: string) => [`demand:${id}`, 'demand:lists', 'person:yu', 'search:index'].sort();
