import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { settled } from '@/test/settled';
import type { CreditState } from '../../codes';
import { creditCommission } from './credit-commission';

describeOnBothEngines('crediting who asked for works', (database) => {
  beforeAll(() =>
    database().db.transaction((tx) =>
      insertRows(
        tx,
        'person',
        ['mo', 'company', 'other'].map((id) => personRow({ id })),
      ),
    ),
  );

  const work = (row: Parameters<typeof videoRow>[0]) =>
    database().db.transaction((tx) => insertRows(tx, 'video', [videoRow({ author_id: 'mo', ...row })]));
  const credit = (video_id: string, roles: string[], state: CreditState) =>
    database().db.transaction((tx) =>
      insertRows(tx, 'video_credit', [
        { video_id, person_id: 'company', position: 0, roles: JSON.stringify(roles), state },
      ]),
    );
  const commission = (...workIds: string[]) =>
    database().db.transaction((tx) => creditCommission(tx, { workIds, authorId: 'mo', personId: 'company' }, noon));
  const creditOf = async (id: string) =>
    (
      await database()
        .db.read.selectFrom('video_credit')
        .select(['person_id', 'roles', 'state'])
        .where('video_id', '=', id)
        .execute()
    ).map(({ person_id, roles, state }) => `${person_id} ${roles} ${state}`);

  test('names them once, and leaves out works of others and those that are not public', async () => {
    await work({ id: 'a' });
    await work({ id: 'hers', author_id: 'other' });
    await work({ id: 'draft', state: 'pending_edit' });
    expect(await settled(Array.from({ length: 4 }, () => commission('a', 'hers', 'draft', 'unknown')))).toEqual(
      Array(4).fill('done'),
    );
    expect(await creditOf('a')).toEqual(['company ["commission"] confirmed']);
    expect([...(await creditOf('hers')), ...(await creditOf('draft'))]).toEqual([]);
  });

  test('adds to the roles that they have, and confirms these', async () => {
    await work({ id: 'b' });
    await credit('b', ['space'], 'asked');
    await commission('b');
    expect(await creditOf('b')).toEqual(['company ["commission","space"] confirmed']);
    await work({ id: 'c' });
    await credit('c', ['light', 'sound', 'space'], 'declined');
    await commission('c');
    expect(await creditOf('c')).toEqual(['company ["light","sound","space"] confirmed']);
  });

  test('not in a contest', async () => {
    await work({ id: 'd', contest_count: 1 });
    await expect(commission('d')).rejects.toMatchObject({ code: 'InContest' });
    await work({ id: 'e', contest_count: 1 });
    await credit('e', ['commission'], 'confirmed');
    await commission('e');
  });
});
