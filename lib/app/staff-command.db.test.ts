import { submitForReview } from '@/lib/base/moderation/port';
import { postTransaction } from '@/lib/money/ledger/port';
import { findCaller, wasEndedElsewhere } from '@/lib/people/account/server/auth/sessions';
import { logIn } from '@/lib/people/account/server/log-in';
import { addAccount, logInAs } from '@/test/accounts';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import { CommandError, runStaffCommand } from './staff-command';

describeOnBothEngines('npm run staff', (database) => {
  const staff = (...words: string[]) => runStaffCommand(testContext(database().db), words);
  const roleOf = async (column: 'phone' | 'email', address: string) =>
    (
      await database()
        .db.read.selectFrom('account_user')
        .select('staff_role')
        .where(column, '=', address)
        .executeTakeFirstOrThrow()
    ).staff_role;

  test('add makes an account with a password that is shown once and logs in', async () => {
    const { db } = database();
    const said = await staff('add', '--phone', '+8613500000001', '--role', 'editor', '--nickname', '编辑小林');
    const password = /^\+8613500000001 is editor now, .* (\S{16})$/.exec(said)?.[1] ?? '';
    const held: string[] = [];
    const context = testContext(db, { setCookie: ({ value }) => held.push(value) });
    const { token } = await logIn(context, { account: '13500000001', region: 'CN', password });
    expect(await findCaller(db, { bearer: token, cookie: held[0] ?? '' })).toMatchObject({ staff: 'editor' });
    expect(await staff('list')).toBe('editor  +8613500000001  编辑小林');
  });

  test('add promotes an account that is there, and takes its deletion back', async () => {
    const { db } = database();
    await addAccount(db, { id: 'mo', email: 'mo@example.org', erase_at: noon });
    expect(await staff('add', '--email', 'Mo@Example.org', '--role', 'sales')).toBe('mo@example.org is sales now.');
    expect(await staff('add', '--email', 'mo@example.org', '--role', 'admin')).toBe('mo@example.org is admin now.');
    const row = db.read.selectFrom('account_user').select(['staff_role', 'erase_at']).where('id', '=', 'mo');
    expect(await row.executeTakeFirst()).toEqual({ staff_role: 'admin', erase_at: null });
  });

  test('remove takes the place away and ends every login with it', async () => {
    const { db } = database();
    await addAccount(db, { id: 'lin', phone: '+8613500000002', staff_role: 'reviewer' });
    const login = await logInAs(db, 'lin');
    expect(await staff('remove', '--phone', '+86 135 0000 0002')).toContain('+8613500000002 has no place in the staff');
    expect(await roleOf('phone', '+8613500000002')).toBeNull();
    expect([await findCaller(db, login), await wasEndedElsewhere(db, login)]).toEqual([null, true]);
    const deed = db.read
      .selectFrom('audit_entry')
      .select(['actor_id', 'action', 'after'])
      .where('subject_id', '=', 'lin');
    expect(await deed.execute()).toEqual([
      { actor_id: 'operator', action: 'account.role.changed', after: '{"role":null}' },
    ]);
    await expect(staff('remove', '--phone', '+8613500000002')).rejects.toThrow('has no place in the staff.');
    await expect(staff('remove', '--phone', '+8613500000009')).rejects.toThrow(CommandError);
  });

  test('two adds at the same instant make one account', async () => {
    const add = () => staff('add', '--phone', '+8613500000003', '--role', 'editor');
    const ends = await settled([add(), add()]);
    expect(ends).toContain('done');
    expect(await roleOf('phone', '+8613500000003')).toBe('editor');
  });

  test('reviews lists what waits; allow and refuse decide on it, once', async () => {
    const { db } = database();
    expect(await staff('reviews')).toBe('No text waits for review.');
    await addAccount(db, { id: 'writer' });
    const text = { kind: 'person', subjectId: 'writer', field: 'bio', text: '一段文字', words: ['文字'] } as const;
    await db.transaction((tx) => submitForReview(tx, text, noon));
    const listed = await staff('reviews');
    expect(listed).toContain('person writer, bio, since 2026-11-20T04:00:00.000Z, for 文字\n  一段文字');
    const id = listed.split('\n')[0] ?? '';
    expect(await staff('allow', id)).toContain('Allowed');
    const bio = db.read.selectFrom('person').select('bio').where('id', '=', 'writer');
    expect(await bio.executeTakeFirst()).toEqual({ bio: '一段文字' });
    await expect(staff('refuse', id)).rejects.toThrow('No text with this id waits for review');
  });

  test.each([
    [[], 'npm run staff -- add'],
    [['promote'], 'npm run staff -- add'],
    [['add', '--role', 'editor'], 'Give one --phone'],
    [['add', '--phone', '123', '--role', 'editor'], 'Give one --phone'],
    [['add', '--phone', '+8613500000004', '--email', 'a@example.org', '--role', 'editor'], 'Give one --phone'],
    [['add', '--phone', '+8613500000004'], 'Give a --role: admin, editor, reviewer, sales.'],
    [['add', '--phone', '+8613500000004', '--role', 'owner'], 'Give a --role'],
    [['add', '--phone', '+8613500000004', '--role', 'sales', '--nickname', '😀'], 'This is no nickname'],
    [['add', '--phone', '+8613500000004', '--role', 'sales', '--nickname', '编辑小林'], 'This nickname is taken'],
    [['add', '--telephone', '1'], "Unknown option '--telephone'"],
    [['allow'], 'Say which text: npm run staff -- allow <id>.'],
    [['allow', 'a', 'b'], "Unexpected argument 'b'."],
  ])('%j is refused in one sentence: %s', async (words, sentence) => {
    const refused = await staff(...words).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CommandError);
    expect((refused as Error).message).toContain(sentence);
  });

  test('ledger check says that the ledger is right, or what is wrong with it', async () => {
    const { db } = database();
    const move = {
      key: 'k',
      cause: 'topUp',
      about: 'o',
      entries: [
        { account: { kind: 'sold', of: 'topUp' }, amount: -500 },
        { account: { kind: 'wallet', of: 'lin' }, amount: 500 },
      ],
    } as const;
    await db.transaction((tx) => postTransaction(tx, move, noon));
    expect(await staff('ledger', 'check')).toContain('The ledger is right');
    await db.transaction((tx) => tx.updateTable('ledger_account').set({ balance: 400 }).execute());
    await expect(staff('ledger', 'check')).rejects.toThrow('wallet:lin: its balance is 400, its entries are 500');
  });
});
