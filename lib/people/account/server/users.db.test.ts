import type { Insertable } from 'kysely';
import type { StaffRole } from '@/lib/base/permission/contract';
import type { Caller } from '@/lib/platform/server/context';
import { addAccount, logInAs } from '@/test/accounts';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import { listUsers as listCall, setUserLock as lockCall } from '../contract';
import { findCaller, wasEndedElsewhere } from './auth/sessions';
import { getUser } from './get-user';
import { listUsers } from './list-users';
import { setUserLock } from './set-user-lock';
import { setUserRole } from './set-user-role';
import type { AccountUserTable } from './tables';

const admin = callerOf('ed', { staff: 'admin' });
const others: [string, Caller | null, string][] = [
  ['a visitor', null, 'Unauthorized'],
  ['a person', callerOf('lin'), 'Forbidden'],
  ['a reviewer', callerOf('mo', { staff: 'reviewer' }), 'Forbidden'],
];

describeOnBothEngines('accounts in the console', (database) => {
  const as = (caller: Caller | null) => testContext(database().db, { caller });
  const list = async (asked: object = {}, caller: Caller | null = admin) =>
    (await listUsers(as(caller), listCall.input.parse(asked))).list;
  const ids = async (asked: object) => (await list(asked)).map(({ id }) => id);
  const setRole = (id: string, role: StaffRole | '', caller: Caller | null = admin) =>
    setUserRole(as(caller), { id, role });
  const lock = (id: string, caller: Caller | null = admin, reason = '广告') =>
    setUserLock(as(caller), { id, isLocked: true, reason });
  const unlock = (id: string) => setUserLock(as(admin), lockCall.input.parse({ id, isLocked: false }));
  const row = (id: string) =>
    database()
      .db.read.selectFrom('account_user')
      .select(['staff_role', 'locked_at', 'erase_at'])
      .where('id', '=', id)
      .executeTakeFirst();
  const deedsOn = (id: string) =>
    database()
      .db.read.selectFrom('audit_entry')
      .select(['actor_id', 'action', 'before', 'after'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();

  let made = 0;
  const add = async (account: Partial<Insertable<AccountUserTable>> = {}, nickname?: string) => {
    made += 1;
    const id = `user ${made}`;
    const { db } = database();
    await addAccount(db, { id, created_at: noon + made, ...account });
    if (nickname) await rename(id, nickname);
    return id;
  };
  const rename = (id: string, nickname: string) =>
    database().db.transaction((tx) =>
      tx.updateTable('person').set({ nickname, nickname_key: nickname.toLowerCase() }).where('id', '=', id).execute(),
    );

  beforeEach(async () => {
    const { db } = database();
    await db.transaction((tx) => tx.deleteFrom('person').execute());
    for (const [id, staff_role] of [
      ['ed', 'admin'],
      ['lin', null],
      ['mo', 'reviewer'],
    ] as const) {
      await addAccount(db, { id, staff_role });
    }
  });

  test('are listed, the newest first, and their ways in are masked', async () => {
    const id = await add(
      { phone: '+8613800138000', email: 'lin@example.org', locked_at: noon, erase_at: noon },
      '小满',
    );
    expect((await list())[0]).toEqual({
      id,
      nickname: '小满',
      avatar: null,
      phone: '+86 138****8000',
      email: 'l***@example.org',
      role: null,
      lockedAt: '2026-11-20T12:00:00.000+08:00',
      eraseAt: '2026-11-20T12:00:00.000+08:00',
      createdAt: expect.stringMatching(/^2026-11-20T12:00:00\.\d{3}\+08:00$/),
    });
    expect(await ids({ order: 'asc', pageSize: 1, pageIndex: 4 })).toEqual([id]);
  });

  test('are found by a whole number or address, an id or the beginning of a nickname', async () => {
    const phone = await add({ phone: '+8613800138000' }, '光影');
    const email = await add({ email: 'lin@example.org' }, '光年');
    const abroad = await add({ phone: '+12015550123' }, '%');
    expect(await ids({ search: '138 0013 8000' })).toEqual([phone]);
    expect(await ids({ search: '+12015550123' })).toEqual([abroad]);
    expect(await ids({ search: 'LIN@example.org' })).toEqual([email]);
    expect(await ids({ search: phone })).toEqual([phone]);
    expect(await ids({ search: '光', sort: 'nickname', order: 'asc' })).toEqual([email, phone]);
    expect(await ids({ search: '年' })).toEqual([]);
    expect(await ids({ search: '%' })).toEqual([abroad]);
    // Parts of a number do not match.
    expect(await ids({ search: '1380013' })).toEqual([]);
    expect(await ids({ search: 'lin@' })).toEqual([]);
  });

  test('are filtered by their place in the staff and how they stand', async () => {
    const sales = await add({ staff_role: 'sales' });
    const locked = await add({ locked_at: noon });
    const leaving = await add({ erase_at: noon });
    expect(await ids({ role: 'sales' })).toEqual([sales]);
    expect((await ids({ role: 'staff' })).sort()).toEqual(['ed', 'mo', sales]);
    expect(await ids({ state: 'locked' })).toEqual([locked]);
    expect(await ids({ state: 'leaving' })).toEqual([leaving]);
    expect(await ids({ state: 'locked', role: 'staff' })).toEqual([]);
  });

  test('say how many logins are open and when one was last seen', async () => {
    const { db } = database();
    await logInAs(db, 'lin');
    await logInAs(db, 'lin');
    const now = Date.now();
    const user = await getUser(testContext(db, { caller: admin, now: () => now }), { id: 'lin' });
    expect(user).toMatchObject({ id: 'lin', sessions: 2, lastSeenAt: expect.stringContaining('+08:00') });
    expect(await getUser(as(admin), { id: 'mo' })).toMatchObject({ sessions: 0, lastSeenAt: null, role: 'reviewer' });
    await expect(getUser(as(admin), { id: 'nobody' })).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('get a place in the staff, another one and none, which is noted and ends their logins', async () => {
    const { db } = database();
    const id = await add({ erase_at: noon });
    const login = await logInAs(db, id);
    await setRole(id, 'editor');
    await setRole(id, 'editor');
    expect(await row(id)).toMatchObject({ staff_role: 'editor', erase_at: null });
    await setRole(id, 'sales');
    expect(await findCaller(db, login)).toMatchObject({ staff: 'sales' });
    await setRole(id, '');
    expect(await row(id)).toMatchObject({ staff_role: null });
    expect([await findCaller(db, login), await wasEndedElsewhere(db, login)]).toEqual([null, true]);
    const changes = (await deedsOn(id)).map(({ before, after }) => `${before} ${after}`);
    expect(changes).toEqual([
      '{"role":null} {"role":"editor"}',
      '{"role":"editor"} {"role":"sales"}',
      '{"role":"sales"} {"role":null}',
    ]);
  });

  test('are locked with a reason, which ends their logins, and unlocked', async () => {
    const { db } = database();
    const id = await add();
    const login = await logInAs(db, id);
    await lock(id);
    await lock(id);
    expect(await row(id)).toMatchObject({ locked_at: noon });
    expect([await findCaller(db, login), await wasEndedElsewhere(db, login)]).toEqual([null, false]);
    await unlock(id);
    expect(await row(id)).toMatchObject({ locked_at: null });
    expect(await deedsOn(id)).toEqual([
      expect.objectContaining({ actor_id: 'ed', action: 'account.locked', after: '{"isLocked":true,"reason":"广告"}' }),
      expect.objectContaining({ action: 'account.unlocked', before: '{"isLocked":true}' }),
    ]);
    await expect(lock(id, admin, '')).rejects.toMatchObject({ code: '400' });
  });

  test('of the staff are not locked, and locked ones get no place in the staff', async () => {
    await expect(lock('mo')).rejects.toMatchObject({ code: 'Forbidden' });
    await setRole('mo', '');
    await lock('mo');
    await expect(setRole('mo', 'editor')).rejects.toMatchObject({ code: 'Forbidden' });
    expect(await row('mo')).toMatchObject({ staff_role: null, locked_at: noon });
  });

  test('are never one’s own to change', async () => {
    await expect(setRole('ed', 'sales')).rejects.toMatchObject({ code: 'Forbidden' });
    await expect(setRole('ed', '')).rejects.toMatchObject({ code: 'Forbidden' });
    await expect(lock('ed')).rejects.toMatchObject({ code: 'Forbidden' });
    expect(await row('ed')).toMatchObject({ staff_role: 'admin', locked_at: null });
  });

  test('that do not exist are not changed', async () => {
    await expect(setRole('nobody', 'sales')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(lock('nobody')).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('of admins who take each other’s place at the same instant leave one', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await add({ staff_role: 'admin' }), await add({ staff_role: 'admin' })];
      const ends = await settled([
        setRole(other, '', callerOf(one, { staff: 'admin' })),
        setRole(one, 'editor', callerOf(other, { staff: 'admin' })),
      ]);
      expect(ends.sort()).toEqual(['Forbidden', 'done']);
      const left = (await Promise.all([row(one), row(other)])).filter((user) => user?.staff_role === 'admin');
      expect(left).toHaveLength(1);
    }
  });

  test('are locked or get a place in the staff at the same instant, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await add();
      const ends = await settled([lock(id), setRole(id, 'editor')]);
      expect(ends.sort()).toEqual(['Forbidden', 'done']);
      const user = await row(id);
      expect((user?.locked_at === null) !== (user?.staff_role === null)).toBe(true);
    }
  });

  test('are locked once by two who do it at the same instant', async () => {
    await addAccount(database().db, { id: 'second', staff_role: 'admin' });
    const id = await add();
    const ends = await settled([lock(id), lock(id, callerOf('second', { staff: 'admin' }))]);
    expect([ends, await deedsOn(id)]).toEqual([['done', 'done'], [expect.anything()]]);
  });

  test('are not changed by who was an admin a moment ago', async () => {
    const former = callerOf('mo', { staff: 'admin' });
    await expect(setRole('lin', 'admin', former)).rejects.toMatchObject({ code: 'Forbidden' });
    await expect(lock('lin', former)).rejects.toMatchObject({ code: 'Forbidden' });
  });

  test.each(others)('are nothing for %s', async (_, caller, code) => {
    await expect(list({}, caller)).rejects.toMatchObject({ code });
    await expect(getUser(as(caller), { id: 'ed' })).rejects.toMatchObject({ code });
    await expect(setRole('ed', '', caller)).rejects.toMatchObject({ code });
    await expect(lock('ed', caller)).rejects.toMatchObject({ code });
    expect(await row('ed')).toMatchObject({ staff_role: 'admin', locked_at: null });
  });
});
