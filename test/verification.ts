import { v7 as uuid } from 'uuid';
import { mediaStorage } from '@/lib/base/media/port';
import type { listApplications } from '@/lib/people/verification/contract';
import { applyForVerification } from '@/lib/people/verification/server/apply-for-verification';
import { decideOnApplication } from '@/lib/people/verification/server/decide-on-application';
import { endVerifications } from '@/lib/people/verification/server/end-verifications';
import { paperPictures } from '@/lib/people/verification/server/paper-pictures';
import { removeOldPapers } from '@/lib/people/verification/server/remove-old-papers';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { callerOf, noon, testContext } from './context';
import type { TestDatabase } from './engines';
import { plainPicture } from './pictures';
import { insertRows, personRow } from './rows';

type Form = Parameters<typeof applyForVerification>[1];
type Personal = Extract<Form, { kind: 'individual' }>;
type Decision = Parameters<typeof decideOnApplication>[1];
type Query = InputOf<typeof listApplications>;

const pictures = new Map<string, Promise<File>>();

/** A picture of a paper, as small as one may be; drawn once for each colour. */
function picture(colour: string): Promise<File> {
  const drawn = pictures.get(colour) ?? draw(colour);
  pictures.set(colour, drawn);
  return drawn;
}

async function draw(colour: string): Promise<File> {
  return new File([new Uint8Array(await plainPicture(colour, { width: 600, height: 600 }))], 'paper.jpg');
}

/** `lin`, `mo` and `zoe`, who apply to be verified, and the reviewers `rui` and `eve`; the clock can be moved. */
export function verificationScene(database: () => TestDatabase) {
  let now = noon;
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), now: () => now, ...overrides });
  const asReviewer = (personId = 'rui') => as(personId, { caller: callerOf(personId, { staff: 'reviewer' }) });
  const read = () => database().db.read;
  const audits = () => read().selectFrom('audit_entry').selectAll().execute();
  const job = () => ({
    ...testContext(database().db, { now: () => now }),
    attempt: 1,
    signal: new AbortController().signal,
  });

  const person = async (changes: Partial<Personal> = {}): Promise<Personal> => ({
    ...{ kind: 'individual', clientId: uuid(), realName: '林一', paper: 'idCard', number: '11010519491231002X' },
    ...{ validUntil: '2030-01-01', front: await picture('red'), back: await picture('blue') },
    ...changes,
  });
  const company = async (): Promise<Exclude<Form, Personal>> => ({
    ...{ kind: 'company', clientId: uuid(), companyName: '上海光场文化有限公司', creditCode: '9144030071526726XG' },
    ...{ legalRepresentative: '林一', contactName: '莫二', contactPhone: '138 0013 8000', validUntil: '' },
    ...{ licence: await picture('green'), authority: await picture('white') },
  });
  const decision = (id: string, changes: Partial<Decision> = {}): Decision => ({
    ...{ id, revision: 0, isPassed: true, reason: '' },
    ...changes,
  });

  return {
    ...{ as, asReviewer, person, company, decision },
    now: () => now,
    pass: (ms: number) => {
      now += ms;
    },
    begin: () =>
      database().db.transaction((tx) =>
        insertRows(
          tx,
          'person',
          ['lin', 'mo', 'zoe', 'rui', 'eve'].map((id) => personRow({ id })),
        ),
      ),
    beginAnew: async () => {
      now = noon;
      await database().db.transaction(async (tx) => {
        await tx.deleteFrom('verification_application').execute();
        await tx.deleteFrom('job').execute();
        await tx.updateTable('person').set({ verification: 'none' }).execute();
      });
    },
    apply: async (personId: string, form?: Form, overrides?: Partial<Context>) =>
      applyForVerification(as(personId, overrides), form ?? (await person())),
    /** A decision by a reviewer on the first revision. */
    decide: (id: string, changes: Partial<Decision> = {}, by = 'rui') =>
      decideOnApplication(asReviewer(by), decision(id, changes)),
    query: (changes: Partial<Query> = {}): Query => ({
      ...{ pageIndex: 1, pageSize: 20, sort: 'submittedAt', order: 'asc', search: '', state: 'pending' },
      ...changes,
    }),
    rows: () => read().selectFrom('verification_application').selectAll().orderBy('id').execute(),
    markOf: async (id: string) =>
      (await read().selectFrom('person').select('verification').where('id', '=', id).executeTakeFirstOrThrow())
        .verification,
    /** What reviewers did with the applications that exist. */
    events: async () => {
      const ids = read().selectFrom('verification_application').select('id');
      const found = read().selectFrom('audit_entry').select('action').where('subject_id', 'in', ids);
      return (await found.orderBy('at').orderBy('id').execute()).map(({ action }) => action);
    },
    stored: async () => {
      const keys: string[] = [];
      for await (const key of mediaStorage().list('papers/')) keys.push(key);
      return keys;
    },
    /** Runs the jobs of midnight. */
    midnight: async () => {
      await endVerifications.run(job(), { occurrence: now });
      await removeOldPapers.run(job(), { occurrence: now });
    },
    /** Runs the removals that are due, and those of these applications. */
    runRemovals: async (...ids: string[]) => {
      const due = read().selectFrom('job').select('payload').where('kind', '=', paperPictures.removeUnowned.kind);
      const queued = await due.where('run_at', '<=', now).execute();
      const payloads = [...queued.map(({ payload }) => JSON.parse(payload)), ...ids.map((id) => ({ ownerId: id }))];
      for (const payload of payloads) await paperPictures.removeUnowned.run(job(), payload);
    },
    /** Notices of `lin` about a paper that ends, the first one first. */
    told: async () => {
      const kinds = ['verificationEnding', 'verificationEnded'];
      const found = await read()
        .selectFrom('notice')
        .select('kind')
        .where('person_id', '=', 'lin')
        .where('kind', 'in', kinds)
        .orderBy('seq')
        .execute();
      return found.map(({ kind }) => kind);
    },
    audits,
    /** Every row that a paper could be named in. */
    everyRow: async () => [
      await read().selectFrom('verification_application').selectAll().execute(),
      await read().selectFrom('verification_picture').selectAll().execute(),
      await audits(),
      await read().selectFrom('job').selectAll().execute(),
      await read().selectFrom('notice').selectAll().execute(),
    ],
  };
}
