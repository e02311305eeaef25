import { sql } from 'kysely';
import type { Caller } from '@/lib/platform/server/context';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow } from '@/test/rows';
import { listAuditEntries as listEntriesCall } from '../contract';
import { listAuditEntries } from './list-audit-entries';
import { type Deed, recordAudit } from './record-audit';

const admin = callerOf('ed', { staff: 'admin' });

describeOnBothEngines('the record of what the staff did', (database) => {
  const as = (caller: Caller | null, now = noon) => testContext(database().db, { caller, now: () => now });
  const record = (deed: Deed, { caller = admin as Caller | null, now = noon } = {}) =>
    database().db.transaction((tx) => recordAudit(as(caller, now), tx, deed));
  const list = async (asked: object = {}, caller: Caller | null = admin) =>
    (await listAuditEntries(as(caller), listEntriesCall.input.parse(asked))).list;
  const actions = async (asked: object) => (await list(asked)).map(({ action }) => action);

  beforeAll(async () => {
    const people = [
      personRow({ id: 'ed', nickname: '编辑Ed', nickname_key: '编辑ed' }),
      personRow({ id: 'gone', nickname: '', nickname_key: '\u0001gone' }),
    ];
    await database().db.transaction((tx) => insertRows(tx, 'person', people));
    await record({ action: 'cooperation.lead.changed', subject: 'lead', subjectId: 'L1', before: { state: 'new' } });
    await record(
      { action: 'cooperationist.x', subject: 'y', subjectId: 'Y1' },
      { caller: callerOf('gone'), now: noon + 1 },
    );
    const after = { title: '光' };
    await record(
      { action: 'content.page.saved', subject: 'page', subjectId: 'P1', after },
      { caller: null, now: noon + 2 },
    );
  });

  test('says who, what and what became of it, the latest first', async () => {
    expect(await list()).toEqual([
      expect.objectContaining({
        action: 'content.page.saved',
        actorId: 'visitor',
        actor: null,
        after: { title: '光' },
      }),
      expect.objectContaining({ actorId: 'gone', actor: null, before: null, after: null }),
      {
        id: expect.any(String),
        at: '2026-11-20T12:00:00.000+08:00',
        actorId: 'ed',
        actor: '编辑Ed',
        action: 'cooperation.lead.changed',
        subject: 'lead',
        subjectId: 'L1',
        before: { state: 'new' },
        after: null,
      },
    ]);
    expect(await actions({ order: 'asc', pageSize: 1 })).toEqual(['cooperation.lead.changed']);
  });

  test.each([
    [{ area: 'cooperation' }, ['cooperation.lead.changed']],
    [{ area: 'coop' }, []],
    [{ search: 'cooperation' }, ['cooperationist.x', 'cooperation.lead.changed']],
    [{ search: 'P1' }, ['content.page.saved']],
    [{ search: 'P' }, []],
    [{ search: '编辑Ｅ' }, ['cooperation.lead.changed']],
    [{ search: 'gone' }, ['cooperationist.x']],
    [{ search: '%' }, []],
    [{ area: 'content', search: '编辑' }, []],
  ])('%j finds %j', async (asked, found) => {
    expect(await actions(asked)).toEqual(found);
  });

  test('is undone with what it is about', async () => {
    const failed = database().db.transaction(async (tx) => {
      await recordAudit(as(admin), tx, { action: 'content.page.lost', subject: 'page', subjectId: 'P2' });
      throw new Error('the deed failed');
    });
    await expect(failed).rejects.toThrow('the deed failed');
    expect(await actions({ search: 'content.page.lost' })).toEqual([]);
  });

  test.each(['update', 'delete', 'replacement'] as const)('refuses every %s, whoever asks', async (way) => {
    const { db } = database();
    const before = await db.read.selectFrom('audit_entry').selectAll().orderBy('id').execute();
    const change = db.transaction(async (tx) => {
      if (way === 'update') await tx.updateTable('audit_entry').set({ action: 'nothing' }).execute();
      else if (way === 'delete') await tx.deleteFrom('audit_entry').where('subject_id', '=', 'L1').execute();
      // Statements that bypass row triggers, one on each engine.
      else if (db.engine === 'postgres') await sql`truncate table audit_entry`.execute(tx);
      else await sql`replace into audit_entry select * from audit_entry`.execute(tx);
    });
    await expect(change).rejects.toThrow('never changed');
    expect(await db.read.selectFrom('audit_entry').selectAll().orderBy('id').execute()).toEqual(before);
  });

  test.each([
    ['a visitor', null, 'Unauthorized'],
    ['a person', callerOf('lin'), 'Forbidden'],
    ['an editor', callerOf('ed', { staff: 'editor' }), 'Forbidden'],
  ])('is closed to %s', async (_, caller, code) => {
    await expect(list({}, caller)).rejects.toMatchObject({ code });
  });
});
