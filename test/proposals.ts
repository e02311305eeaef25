import { v4 as uuid } from 'uuid';
import { demandCode } from '@/lib/careers/demand/codes';
import { closeDemand } from '@/lib/careers/demand/server/own/close-demand';
import type { ProposalFields } from '@/lib/careers/proposal/contract';
import { chooseProposal } from '@/lib/careers/proposal/server/desk/choose-proposal';
import { confirmChoice } from '@/lib/careers/proposal/server/own/confirm-choice';
import { sendProposal } from '@/lib/careers/proposal/server/own/send-proposal';
import type { Context } from '@/lib/platform/server/context';
import { callerOf, noon, testContext } from './context';
import type { TestDatabase } from './engines';
import { insertRows, personRow, type Row, videoRow } from './rows';

const day = 24 * 60 * 60 * 1000;

/** A public open demand of the person `company`. */
function demandRow(row: Partial<Row<'project_demand'>> & { id: string }): Row<'project_demand'> {
  return {
    ...{ owner_id: 'company', company_name: '', lead_id: null, source: '{}', review_state: demandCode.verified },
    ...{ kind: 'installation', title_zh: '大堂装置', title_en: 'Lobby piece', body_zh: '一件装置。', body_en: '' },
    ...{ budget_from: null, budget_to: null, area_id: '', propose_until: noon + 10 * day, deliver_on: '' },
    ...{ contact_name: '', contact_phone: '', contact_email: '', contact_wechat: '' },
    ...{ revision: 0, reason: '', words: '[]', created_at: noon, updated_at: noon, submitted_at: noon, due_at: null },
    ...{ verified_at: noon, edited_at: null, closed_at: null, docked_at: null, docked_with: null },
    lapsed_at: null,
    ...row,
  };
}

/** Companies, creators with an original public work each, and demands, in the database of a test. */
export function proposalScene(database: () => TestDatabase) {
  let count = 0;
  let now = noon;
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), now: () => now, ...overrides });
  const read = () => database().db.read;

  const scene = {
    as,
    read,
    staff: (role = 'sales') => as('sam', { caller: callerOf('sam', { staff: role }) }),
    pass: (ms: number) => {
      now += ms;
    },
    /** The companies `company` and `other`, and these creators, whose works are `work of {id}` and `second of {id}`. */
    async begin(creators: readonly string[]) {
      await database().db.transaction(async (tx) => {
        const companies = ['company', 'other'].map((id) => personRow({ id, verification: 'company' }));
        const people = [...creators, 'bare', 'sam'].map((id) => personRow({ id }));
        await insertRows(tx, 'person', [...companies, ...people]);
        await insertRows(
          tx,
          'video',
          creators.flatMap((id) => [
            videoRow({ id: `work of ${id}`, author_id: id, is_original: 1 }),
            videoRow({ id: `second of ${id}`, author_id: id, is_original: 1 }),
          ]),
        );
      });
    },
    /** Adds a public open demand, and returns its id. */
    async demand(row: Partial<Row<'project_demand'>> = {}) {
      count += 1;
      const id = `demand-${count}`;
      await database().db.transaction((tx) =>
        insertRows(tx, 'project_demand', [demandRow({ propose_until: now + 10 * day, ...row, id })]),
      );
      return id;
    },
    fields: (personId: string, changes: Partial<ProposalFields> = {}): ProposalFields => ({
      ...{ workIds: [`work of ${personId}`], text: '我们做过类似的大堂。', priceYuan: 80_000, days: 60, ...changes },
    }),
    /** Sends a proposal, and returns its id. */
    async send(personId: string, demandId: string, changes: Partial<ProposalFields> = {}, clientId = uuid()) {
      const sent = await sendProposal(as(personId), { ...scene.fields(personId, changes), demandId, clientId });
      return sent.id;
    },
    async choose(id: string, context = as('company')) {
      const { revision } = await scene.rowOf(id);
      return chooseProposal(context, { id, revision });
    },
    /** A demand whose proposal of this person is docked, and the id of that. */
    async docked(personId: string, row: Partial<Row<'project_demand'>> = {}) {
      const demandId = await scene.demand(row);
      const id = await scene.send(personId, demandId);
      await scene.choose(id, row.owner_id === null ? scene.staff() : as(row.owner_id ?? 'company'));
      await confirmChoice(as(personId), { id });
      return { demandId, id };
    },
    close: (demandId: string) => closeDemand(as('company'), { id: demandId }),
    rowOf: (id: string) =>
      read().selectFrom('project_proposal').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    demandOf: (id: string) =>
      read().selectFrom('project_demand').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** The kinds of what somebody was told about this kind of thing with this id, in order. */
    async toldOf(personId: string, id: string) {
      const notices = read().selectFrom('notice').select(['kind']).where('person_id', '=', personId);
      const about = notices.where('about_id', '=', id).orderBy('seq');
      return (await about.execute()).map(({ kind }) => kind);
    },
    deedsOn: async (id: string) => {
      const rows = read().selectFrom('audit_entry').select(['actor_id', 'action']).where('subject_id', '=', id);
      return (await rows.orderBy('id').execute()).map(({ actor_id, action }) => `${actor_id} ${action}`);
    },
  };
  return scene;
}
