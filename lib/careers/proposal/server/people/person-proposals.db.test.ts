import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { describeOnBothEngines } from '@/test/engines';
import { proposalScene } from '@/test/proposals';
import { endWithCompany, eraseProposals, exportProposals } from './person-proposals';

describeOnBothEngines('proposals of people who leave', (database) => {
  const scene = proposalScene(database);
  const { as, demand, send, choose, rowOf, toldOf } = scene;

  beforeAll(() => scene.begin(['lin', 'mo', 'ai']));

  const erase = (personId: string, listener: typeof eraseProposals) =>
    database().db.transaction((tx: Tx) => listener(as(personId) as Context, tx, { personId }));
  const exists = async (id: string) =>
    (await scene.read().selectFrom('project_proposal').select('id').where('id', '=', id).executeTakeFirst()) !==
    undefined;

  test('are in what they take with them', async () => {
    const id = await send('lin', await demand());
    const parts: Record<string, unknown> = {};
    await database().db.transaction((tx) => exportProposals(as('lin'), tx, { personId: 'lin', parts }));
    expect(parts.proposals).toMatchObject([{ id, text: '我们做过类似的大堂。', workIds: ['work of lin'] }]);
  });

  test('are gone with their creator: who chose them chooses again, and a docked one says nothing any more', async () => {
    const demandId = await demand();
    const chosen = await send('mo', demandId);
    await choose(chosen);
    const docked = await scene.docked('mo');
    const sent = await send('mo', await demand());
    await erase('mo', eraseProposals);
    expect([await exists(chosen), await exists(sent)]).toEqual([false, false]);
    expect((await toldOf('company', demandId)).at(-1)).toBe('proposal-refused');
    expect(await rowOf(docked.id)).toMatchObject({ state: 'docked', text: '', work_ids: '[]' });
    await choose(await send('ai', demandId));
  });

  test('end with the company that they are for', async () => {
    const [open, other] = [await demand({ owner_id: 'other' }), await demand()];
    const [gone, kept] = [await send('ai', open), await send('ai', other)];
    await erase('other', endWithCompany);
    expect(await rowOf(gone)).toMatchObject({ state: 'declined', reason: 'gone' });
    expect(await rowOf(kept)).toMatchObject({ state: 'sent' });
    expect((await toldOf('ai', open)).at(-1)).toBe('proposal-declined-gone');
  });
});
