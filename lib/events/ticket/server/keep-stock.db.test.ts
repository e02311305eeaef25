import { describeOnBothEngines } from '@/test/engines';
import { setEnv } from '@/test/set-env';
import { ticketScene } from '@/test/tickets';
import { keepStock } from './keep-stock';
import { keepTotal } from './stock';

describeOnBothEngines('the stock of an activity', (database) => {
  const scene = ticketScene(database);
  const { add, buy, wait, read } = scene;
  const keep = (id: string) => database().db.transaction((tx) => keepStock(scene.product(), tx, { id }));
  const setType = (id: string, quantity: number | null) =>
    database().db.transaction((tx) =>
      tx.updateTable('activity_ticket_type').set({ quantity }).where('id', '=', id).execute(),
    );
  const setCommon = (id: string, total: number | null) =>
    database().db.transaction((tx) =>
      tx.updateTable('activity').set({ common_stock: total }).where('id', '=', id).execute(),
    );
  const removeType = (id: string) =>
    database().db.transaction((tx) => tx.deleteFrom('activity_ticket_type').where('id', '=', id).execute());
  const totals = (activityId: string) =>
    read()
      .selectFrom('ticket_stock')
      .select(['id', 'total', 'taken'])
      .where('activity_id', '=', activityId)
      .orderBy('id')
      .execute();
  const sold = (field: string) => ({ code: '400', details: { fields: [{ field, rule: 'sold' }] } });

  beforeAll(async () => {
    setEnv({ demo: true });
    await scene.begin(['buyer', 'other']);
  });

  test('follows its types, but not below what is given away', async () => {
    const id = await add({ first: { quantity: 5 }, second: { shares_stock: 1, quantity: null } }, { common_stock: 4 });
    await buy('buyer', 'first', 2);
    await buy('buyer', 'second', 3);
    await setType('first', 1);
    await expect(keep(id)).rejects.toMatchObject(sold('ticketTypes.0.quantity'));
    await setType('first', 2);
    await setCommon(id, 2);
    await expect(keep(id)).rejects.toMatchObject(sold('commonStock'));
    await setCommon(id, null);
    await expect(keep(id)).rejects.toMatchObject(sold('commonStock'));
    await setCommon(id, 3);
    await keep(id);
    expect(await totals(id)).toEqual([
      { id, total: 3, taken: 3 },
      { id: 'first', total: 2, taken: 2 },
      { id: 'second', total: null, taken: 3 },
    ]);
  });

  test('goes with a type of which nothing is given away, and with no other', async () => {
    const id = await add({ kept: {}, gone: {}, bought: {} });
    await buy('buyer', 'bought');
    await removeType('gone');
    await keep(id);
    expect((await totals(id)).map((row) => row.id)).toEqual(['bought', 'kept']);
    await removeType('bought');
    await expect(keep(id)).rejects.toMatchObject(sold('ticketTypes'));
  });

  test('what is more than before goes to the waiting list', async () => {
    const id = await add({ small: { quantity: 1 } });
    await buy('buyer', 'small');
    expect(await wait('other', 'small', 2)).toMatchObject({ state: 'waiting' });
    await setType('small', 3);
    await keep(id);
    expect(await totals(id)).toEqual([{ id: 'small', total: 3, taken: 3 }]);
  });

  test('of sign-ups is left alone, also where there were types before', async () => {
    const id = await add({ former: {} });
    await removeType('former');
    await database().db.transaction((tx) => keepTotal(tx, { id, activityId: id, total: 7 }));
    await keep(id);
    expect(await totals(id)).toEqual([{ id, total: 7, taken: 0 }]);
  });
});
