import { addAccount } from '@/test/accounts';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { onlyLeads } from '@/test/leads';
import { changeLead as contract, getLead as leadContract } from '../contract';
import { addLeadNote } from './add-lead-note';
import { changeLead } from './change-lead';
import { getLead } from './get-lead';

describeOnBothEngines('following up a request', (database) => {
  beforeAll(async () => {
    const { db } = database();
    await addAccount(db, { id: 'mei', staff_role: 'sales' });
    await addAccount(db, { id: 'ann', staff_role: 'admin' });
    await addAccount(db, { id: 'ed', staff_role: 'editor' });
    await addAccount(db, { id: 'locked', staff_role: 'sales', locked_at: noon });
    await addAccount(db, { id: 'lin' });
    await addAccount(db, { id: 'gone' });
    await db.transaction((tx) =>
      tx.updateTable('person').set({ nickname: '', erased_at: noon }).where('id', '=', 'gone').execute(),
    );
  });
  beforeEach(() => onlyLeads(database().db, [{ id: 'a', email: 'li.lei@example.org', owner_id: 'gone' }]));

  const later = noon + 1000;
  const as = (personId: string, staff: string | null) =>
    testContext(database().db, { now: () => later, caller: callerOf(personId, { staff }) });
  const mei = () => as('mei', 'sales');
  const change = (changes: Record<string, unknown> = {}, context = mei()) =>
    changeLead(context, contract.input.parse({ id: 'a', revision: 1, state: 'working', ...changes }));
  const deeds = (subjectId = 'a') =>
    database()
      .db.read.selectFrom('audit_entry')
      .select(['actor_id', 'action', 'subject', 'before', 'after'])
      .where('subject_id', '=', subjectId)
      .orderBy('id')
      .execute();

  test('shows all of it to who may answer it, with who may own it', async () => {
    await onlyLeads(database().db, [
      { id: 'a', source: '{"gclid":"1"}', landing: '/business?gclid=1', referrer: 'https://example.org/' },
    ]);
    const seen = await getLead(mei(), { id: 'a' });
    expect(leadContract.data.parse(seen)).toEqual(seen);
    expect(seen).toMatchObject({
      number: 'LF261120-a',
      message: '想办一场光影节。',
      language: 'zh',
      source: { gclid: '1' },
      campaign: 'google',
      landing: '/business?gclid=1',
      referrer: 'https://example.org/',
      files: [],
      notes: [],
      revision: 1,
      key: 'key of a',
    });
    expect(seen.owners.map(({ id }) => id).sort()).toEqual(['ann', 'mei']);
    await expect(getLead(mei(), { id: 'none' })).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('nobody else sees or changes it or writes to it', async () => {
    for (const [context, code] of [
      [testContext(database().db), 'Unauthorized'],
      [as('lin', null), 'Forbidden'],
      [as('ed', 'editor'), 'Forbidden'],
      [as('re', 'reviewer'), 'Forbidden'],
    ] as const) {
      await expect(getLead(context, { id: 'a' })).rejects.toMatchObject({ code });
      await expect(change({}, context)).rejects.toMatchObject({ code });
      await expect(addLeadNote(context, { id: 'a', text: 'x' })).rejects.toMatchObject({ code });
    }
    expect(await getLead(mei(), { id: 'a' })).toMatchObject({ revision: 1, notes: [] });
  });

  test('a change is kept, and noted without what was written about the customer', async () => {
    const changes = { ownerId: 'mei', nextStep: '打给 138\n0013 8000', nextStepOn: '2026-11-23' };
    const changed = await change(changes);
    expect(changed).toMatchObject({
      state: 'working',
      ownerId: 'mei',
      owner: '名字 mei',
      nextStep: '打给 138 0013 8000',
      nextStepOn: '2026-11-23',
      revision: 2,
      updatedAt: '2026-11-20T12:00:01.000+08:00',
    });
    await change({ revision: 2, ...changes, ownerId: '', nextStep: '' });
    await change({ revision: 3, nextStepOn: '2026-11-23' });
    const noted = (await deeds()).map(({ before, after, ...deed }) => ({
      ...deed,
      before: JSON.parse(before ?? 'null'),
      after: JSON.parse(after ?? 'null'),
    }));
    const same = { actor_id: 'mei', action: 'cooperation.lead.changed', subject: 'cooperation.lead' };
    expect(noted).toEqual([
      {
        ...same,
        before: { state: 'new', owner_id: 'gone', next_step: '', next_step_on: null },
        after: { state: 'working', owner_id: 'mei', next_step: '…', next_step_on: '2026-11-23' },
      },
      { ...same, before: { owner_id: 'mei', next_step: '…' }, after: { owner_id: null, next_step: '' } },
    ]);
    expect(await getLead(mei(), { id: 'a' })).toMatchObject({ revision: 4, owner: null });
  });

  test('of fifty changes to the same revision one is made', async () => {
    const before = (await deeds()).length;
    const made = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => change({ state: index % 2 ? 'won' : 'lost', nextStep: `${index}` })),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of made) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'Changed' });
    expect(await getLead(mei(), { id: 'a' })).toMatchObject({ revision: 2 });
    expect((await deeds()).length).toBe(before + 1);
  });

  test('an owner must be one who may answer it, or the one it has', async () => {
    for (const ownerId of ['ed', 'lin', 'locked', 'nobody']) {
      await expect(change({ ownerId })).rejects.toMatchObject({
        code: '400',
        details: { fields: [{ field: 'ownerId', rule: 'owner' }] },
      });
    }
    expect(await change({ ownerId: 'gone' })).toMatchObject({ ownerId: 'gone', owner: null, revision: 2 });
    expect(await change({ ownerId: 'ann', revision: 2 })).toMatchObject({ ownerId: 'ann', revision: 3 });
    await expect(change({ ownerId: 'gone', revision: 3 })).rejects.toMatchObject({ code: '400' });
  });

  test('an old revision, and a request that is none, are told apart', async () => {
    await change();
    await expect(change()).rejects.toMatchObject({ code: 'Changed' });
    await expect(change({ ownerId: 'nobody' })).rejects.toMatchObject({ code: 'Changed' });
    await expect(change({ id: 'none' })).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await deeds('none')).toEqual([]);
  });

  test('notes are added by anybody at once, in their order, and hinder no change', async () => {
    const first = await addLeadNote(mei(), { id: 'a', text: '打过电话\r\n<b>明天</b>再打' });
    expect(first).toEqual({
      id: expect.any(String),
      text: '打过电话\n<b>明天</b>再打',
      author: '名字 mei',
      createdAt: '2026-11-20T12:00:01.000+08:00',
    });
    const more = Array.from({ length: 20 }, (_, index) =>
      addLeadNote(as('ann', 'admin'), { id: 'a', text: `${index}` }),
    );
    await Promise.all([...more, change()]);
    const seen = await getLead(mei(), { id: 'a' });
    expect(seen.revision).toBe(2);
    expect(seen.notes).toHaveLength(21);
    expect(seen.notes).toContainEqual(first);
    const noted = (await deeds()).filter(({ action }) => action === 'cooperation.lead.noted');
    expect(noted).toHaveLength(21);
    expect(noted[0]).toMatchObject({ actor_id: 'mei', before: null, after: JSON.stringify({ note: first.id }) });
    await expect(addLeadNote(mei(), { id: 'none', text: 'x' })).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(addLeadNote(mei(), { id: 'a', text: '\u0001' })).rejects.toMatchObject({ code: '400' });
  });

  test('a note of who was erased has no author', async () => {
    await database().db.transaction((tx) =>
      tx
        .insertInto('cooperation_lead_note')
        .values({ id: 'n', lead_id: 'a', author_id: 'gone', text: 'x', created_at: noon })
        .execute(),
    );
    expect((await getLead(mei(), { id: 'a' })).notes).toEqual([expect.objectContaining({ id: 'n', author: null })]);
  });
});
