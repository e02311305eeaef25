import { millisecondsInHour } from 'date-fns/constants';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { creators, teamScene } from '@/test/teams';
import * as contract from '../contract';
import { getTeamService } from './desk-service';
import { listTeamServices } from './desk-services';
import { findTeamCandidates } from './find-candidates';

const table = contract.listTeamServices.input.parse({});
const asked = contract.findTeamCandidates.input.parse({ demandId: 'any', pageSize: 100 });

describeOnBothEngines('the desk of teams', (database) => {
  const scene = teamScene(database);
  const { add, as, asStaff, buy, bought, recommend, pass } = scene;

  beforeAll(async () => {
    await scene.begin();
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [
        personRow({ id: 'near', area_id: 'CN-310104' }),
        personRow({ id: 'far', area_id: 'CN-330100' }),
        personRow({ id: 'gone', erased_at: 1 }),
      ]);
      await insertRows(tx, 'video', [
        videoRow({ id: 'near-1', author_id: 'near', is_original: 1, category: 'sound', score: 900 }),
        videoRow({ id: 'far-1', author_id: 'far', is_original: 1, category: 'sound', score: 901 }),
        videoRow({ id: 'gone-1', author_id: 'gone', is_original: 1, category: 'sound', score: 902 }),
        videoRow({ id: 'buyer-1', author_id: 'buyer', is_original: 1, category: 'sound', score: 903 }),
      ]);
    });
  });

  test('lists what waits, the first to end first, and everything that was paid by its state', async () => {
    const id = await add();
    const listed = async (more: Partial<typeof table> = {}) =>
      contract.listTeamServices.data
        .parse(await listTeamServices(asStaff(), { ...table, ...more }))
        .list.map(({ orderId }) => orderId);
    const year = await bought(id, 'year');
    pass(millisecondsInHour);
    const single = await bought(id);
    await buy(id);
    expect(await listed()).toEqual([single, year]);
    expect(await listed({ sort: 'paidAt', order: 'asc' })).toEqual([year, single]);
    expect(await listed({ kind: 'year' })).toEqual([year]);
    await recommend(year, 1);
    await recommend(single, 2);
    expect([await listed(), await listed({ state: 'valid' })]).toEqual([[], [single, year]]);
    const { number } = await scene.rowOf(year);
    expect(await listed({ state: 'valid', search: number })).toEqual([year]);
    expect(await listed({ state: 'valid', search: '名字 bu' })).toEqual([single, year]);
    expect(await listed({ state: 'valid', search: '名字 ot' })).toEqual([]);
    await scene.close(id);
    await scene.endAll();
    expect([await listed({ state: 'ended' }), await listed({ state: 'valid' })]).toEqual([[single], [year]]);
    await expect(listTeamServices(as('other'), table)).rejects.toMatchObject({ code: 'Forbidden' });
  });

  test('an unpaid or unknown service is none', async () => {
    const { id } = await scene.service(await buy(await add()));
    for (const unpaid of [id, 'unknown']) {
      await expect(getTeamService(asStaff(), { id: unpaid })).rejects.toMatchObject({ code: 'NullPointer' });
    }
    await expect(getTeamService(as('buyer'), { id })).rejects.toMatchObject({ code: 'Forbidden' });
  });

  test('a year is for all open demands of its company, single teams for their own', async () => {
    const [id, next] = [await add({ verified_at: 1 }), await add({ verified_at: 2 })];
    await add({ owner_id: 'other' });
    const closed = await add({ closed_at: 1 });
    await database().db.transaction((tx) => tx.deleteFrom('team_recommendation').execute());
    await database().db.transaction((tx) => tx.deleteFrom('team_service').execute());
    const demandsOf = async (orderId: string) => {
      const { id: service } = await scene.service(orderId);
      return (await getTeamService(asStaff(), { id: service })).demands.map((demand) => demand.id);
    };
    const year = await demandsOf(await bought(id, 'year'));
    expect([year.includes(id), year.includes(next), year.includes(closed)]).toEqual([true, true, false]);
    expect(await demandsOf(await bought(id))).toEqual([id]);
  });

  test('finds creators by popularity, category and city, without the company and who is gone', async () => {
    const demandId = await add({ area_id: 'CN-310000' });
    const found = async (more: Partial<typeof asked> = {}) => {
      const page = await findTeamCandidates(asStaff(), { ...asked, demandId, ...more });
      return contract.findTeamCandidates.data.parse(page).list.map(({ userId }) => userId);
    };
    expect((await found()).slice(0, 3)).toEqual(['far', 'near', `creator-${creators}`]);
    expect(await found({ field: 'sound' })).toEqual(['far', 'near']);
    expect(await found({ field: 'sound', near: 'city' })).toEqual(['near']);
    expect(await found({ pageSize: 1, pageIndex: 2 })).toEqual(['near']);
    await expect(found({ demandId: 'unknown' })).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(findTeamCandidates(as('buyer'), { ...asked, demandId })).rejects.toMatchObject({ code: 'Forbidden' });
  });

  test('says who is recommended for this demand already', async () => {
    const demandId = await add();
    await recommend(await bought(demandId), 7);
    const page = await findTeamCandidates(asStaff(), { ...asked, demandId });
    const known = page.list.filter(({ isRecommended }) => isRecommended);
    expect(known).toMatchObject([{ userId: 'creator-7', works: [{ videoId: 'work-7' }] }]);
  });
});
