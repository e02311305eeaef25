import type { JobContext } from '@/lib/platform/server/jobs/define-job';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { addAccount, contextOf, logInAs } from '@/test/accounts';
import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import * as contract from '../contract';
import { findCaller, wasEndedElsewhere } from './auth/sessions';
import { confirmIdentity } from './confirm-identity';
import { deleteAccount } from './delete-account';
import { eraseAccounts } from './erase-accounts';
import { exportAccount } from './export-account';
import { getSecurity } from './get-security';
import { keepAccount } from './keep-account';

const password = 'moonlight 7';
const day = 24 * 3_600_000;
let count = 0;

describeOnBothEngines('deleting an account', (database) => {
  async function newAccount(staff_role: 'editor' | null = null) {
    count += 1;
    const [id, phone] = [`person-${count}`, `+86136${String(count).padStart(8, '0')}`];
    await addAccount(database().db, { id, phone, password, staff_role });
    const context = await contextOf(database().db, id);
    return { id, phone, context };
  }
  type Account = Awaited<ReturnType<typeof newAccount>>;
  const ticketOf = async ({ context }: Account) => (await confirmIdentity(context, { password })).ticket;
  const ask = async (account: Account) => deleteAccount(account.context, { ticket: await ticketOf(account) });
  const erase = (days: number, emit: JobContext['emit'] = testContext(database().db).emit) => {
    const context = testContext(database().db, { now: () => Date.now() + days * day, emit });
    const job: JobContext = { ...context, attempt: 1, signal: new AbortController().signal };
    return eraseAccounts.run(job, { occurrence: 0 });
  };
  const isThere = async ({ id }: Account) =>
    (await database().db.read.selectFrom('account_user').select('id').where('id', '=', id).execute()).length === 1;

  test('gives fifteen days, ends the other logins, and asking again does not put it off', async () => {
    const { db } = database();
    const lin = await newAccount();
    const other = await logInAs(db, lin.id);
    const shown = contract.deleteAccount.data.parse(await ask(lin));
    const left = Date.parse(shown.erasedAt ?? '') - Date.now();
    expect(Math.round(left / 60_000)).toBe(15 * 24 * 60);
    expect(await wasEndedElsewhere(db, other)).toBe(true);
    expect(await ask(lin)).toEqual(shown);
    expect(await getSecurity(lin.context)).toEqual(shown);
  });

  test('needs a ticket of this session, and is not for staff', async () => {
    const [lin, mo, editor] = [await newAccount(), await newAccount(), await newAccount('editor')];
    await expect(deleteAccount(lin.context, { ticket: await ticketOf(mo) })).rejects.toThrow('LinkExpired');
    await expect(deleteAccount(lin.context, { ticket: 'guess' })).rejects.toThrow('LinkExpired');
    await expect(ask(editor)).rejects.toThrow('Forbidden');
    for (const { context } of [lin, mo, editor]) expect((await getSecurity(context)).erasedAt).toBeNull();
  });

  test('can be taken back, by its owner alone', async () => {
    const [lin, mo] = [await newAccount(), await newAccount()];
    await ask(lin);
    expect(await keepAccount(mo.context)).toMatchObject({ erasedAt: null });
    expect((await getSecurity(lin.context)).erasedAt).not.toBeNull();
    expect(contract.keepAccount.data.parse(await keepAccount(lin.context))).toMatchObject({ erasedAt: null });
    await erase(16);
    expect(await isThere(lin)).toBe(true);
  });

  test('frees the phone and ends every login once the days are over, and tells everybody', async () => {
    const { db } = database();
    const lin = await newAccount();
    await ask(lin);
    await erase(14.9);
    expect(await isThere(lin)).toBe(true);
    const emit = jest.fn(testContext(db).emit);
    const login = await logInAs(db, lin.id, 'ios');
    await erase(15.1, emit);
    expect(emit.mock.calls.map(([, , kind, event]) => [kind, event])).toEqual([
      ['account.erasureDue', { personId: lin.id }],
      ['account.leaving', { personId: lin.id }],
      ['account.erased', { personId: lin.id }],
      // The name is not in use any more: data found by the name is updated.
      ['person.renamed', { personId: lin.id }],
    ]);
    expect(await isThere(lin)).toBe(false);
    expect(await findCaller(db, login)).toBeNull();
    const credentials = db.read.selectFrom('account_credential').select('id').where('user_id', '=', lin.id);
    expect(await credentials.execute()).toEqual([]);
    await expect(getSecurity(lin.context)).rejects.toThrow('Unauthorized');
    await addAccount(db, { id: `${lin.id} anew`, phone: lin.phone });
    await erase(15.1, emit);
    expect(emit).toHaveBeenCalledTimes(4);
  });

  test('by two nodes at once happens once', async () => {
    const accounts = [await newAccount(), await newAccount(), await newAccount()];
    for (const account of accounts) await ask(account);
    const emit = jest.fn(testContext(database().db).emit);
    await Promise.all([erase(16, emit), erase(16, emit)]);
    expect(emit.mock.calls.filter(([, , kind]) => kind === 'account.erased')).toHaveLength(3);
    for (const account of accounts) expect(await isThere(account)).toBe(false);
  });

  test('that cannot be done is tried again, and holds up nobody else', async () => {
    const [lin, mo] = [await newAccount(), await newAccount()];
    for (const account of [lin, mo]) await ask(account);
    const { emit } = testContext(database().db);
    const broken: JobContext['emit'] = async (context, tx, kind, event) => {
      if ('personId' in event && event.personId === lin.id) throw new Error('disk full');
      await emit(context, tx, kind, event);
    };
    await expect(erase(16, broken)).rejects.toThrow('1 accounts could not be erased');
    expect([await isThere(lin), await isThere(mo)]).toEqual([true, false]);
    await erase(16);
    expect(await isThere(lin)).toBe(false);
  });

  test('waits for a day where something stands against it', async () => {
    const lin = await newAccount();
    await ask(lin);
    const { emit } = testContext(database().db);
    await erase(16, async (context, tx, kind, event) => {
      if (kind === 'account.erasureDue') throw new CodedError('EntriesStand');
      await emit(context, tx, kind, event);
    });
    expect(await isThere(lin)).toBe(true);
    await erase(17);
    expect(await isThere(lin)).toBe(false);
  });

  test('spares who has joined the staff meanwhile', async () => {
    const { db } = database();
    const lin = await newAccount();
    await ask(lin);
    await db.transaction((tx) =>
      tx.updateTable('account_user').set({ staff_role: 'sales' }).where('id', '=', lin.id).execute(),
    );
    await erase(16);
    expect(await isThere(lin)).toBe(true);
  });

  test('what is kept of somebody is theirs to have: in full, by slice, without hashes and tokens', async () => {
    const { db } = database();
    const [lin, mo] = [await newAccount(), await newAccount()];
    const login = await logInAs(db, lin.id, 'ios');
    const emit = jest.fn(lin.context.emit);
    const parts = await exportAccount({ ...lin.context, emit });
    expect(contract.exportAccount.data.parse(parts).account).toEqual({
      id: lin.id,
      phone: lin.phone,
      email: null,
      hasPassword: true,
      hasWechat: false,
      staff: null,
      createdAt: '2026-11-20T04:00:00.000Z',
      erasedAt: null,
      knownDevices: [{ knownUntil: expect.any(String) }, { knownUntil: expect.any(String) }],
      sessions: ['web', 'app'].map((kind) => ({
        kind,
        address: '203.0.113.7',
        userAgent: 'test',
        loggedInAt: expect.stringMatching(/Z$/),
        lastSeenAt: expect.stringMatching(/Z$/),
      })),
    });
    expect(emit.mock.calls.map(([, , kind]) => kind)).toEqual(['account.exported']);
    const written = JSON.stringify(parts);
    const kept = await db.read.selectFrom('account_session').select('token_hash').execute();
    const hashes = await db.read.selectFrom('account_credential').select('password').execute();
    const secrets = [login.bearer, ...kept.map((row) => row.token_hash), ...hashes.map((row) => row.password ?? '-')];
    for (const secret of secrets) expect(written).not.toContain(secret);
    expect(written).not.toContain(mo.phone);
    await expect(exportAccount(testContext(db))).rejects.toThrow('Unauthorized');
  });
});
