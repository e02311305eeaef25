import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow } from '@/test/rows';
import { findCaller } from './find-session';
import { issueSession, sessionMs } from './issue-session';

describeOnBothEngines('sessions', (database) => {
  const issue = (personId: string) => database().db.transaction((tx) => issueSession(tx, personId, noon));

  beforeAll(async () => {
    const people = [personRow({ id: 'lin' }), personRow({ id: 'mo' })];
    await database().db.transaction((tx) => insertRows(tx, 'person', people));
  });

  test('a token names its person and nobody else', async () => {
    const { db } = database();
    const [lin, mo] = [await issue('lin'), await issue('mo')];
    expect(await findCaller(db, lin, noon)).toEqual({ personId: 'lin' });
    expect(await findCaller(db, mo, noon)).toEqual({ personId: 'mo' });
  });

  test('a session ends after 30 days', async () => {
    const { db } = database();
    const token = await issue('lin');
    expect(await findCaller(db, token, noon + sessionMs - 1)).toEqual({ personId: 'lin' });
    expect(await findCaller(db, token, noon + sessionMs)).toBeNull();
  });

  test('what the database keeps opens nothing', async () => {
    const { db } = database();
    const token = await issue('lin');
    const kept = await db.read.selectFrom('account_session').select('token_hash').execute();
    expect(kept.map((row) => row.token_hash)).not.toContain(token);
    for (const { token_hash } of kept) expect(await findCaller(db, token_hash, noon)).toBeNull();
  });

  test.each(['', 'x', `${'a'.repeat(43)}`, "' or 1=1 --", '光'])('%j belongs to nobody', async (token) => {
    expect(await findCaller(database().db, token, noon)).toBeNull();
  });

  test('a token has 256 bits and never comes twice', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, () => issue('lin')));
    expect(new Set(tokens).size).toBe(20);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  test('a person who is gone has no sessions left', async () => {
    const { db } = database();
    const token = await issue('mo');
    await db.transaction((tx) => tx.deleteFrom('person').where('id', '=', 'mo').execute());
    expect(await findCaller(db, token, noon)).toBeNull();
  });
});
