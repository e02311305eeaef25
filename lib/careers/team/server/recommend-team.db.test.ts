import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { counted, settled } from '@/test/settled';
import { teamScene } from '@/test/teams';
import * as contract from '../contract';
import { getTeamService } from './desk-service';
import { listTeams } from './list-teams';
import { recommendTeam } from './recommend-team';
import { seeTeams } from './see-teams';

const page = { pageIndex: 1, pageSize: 20 };

describeOnBothEngines('recommending teams', (database) => {
  const scene = teamScene(database);
  const { add, as, asStaff, bought, recommend, undo, mark, close, standing, noticesOf, pass } = scene;
  const teamsOf = async (demandId: string, personId = 'buyer') =>
    (await listTeams(as(personId), { ...page, demandId })).list;

  beforeAll(async () => {
    await scene.begin();
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'no-creator' }), personRow({ id: 'gone', erased_at: 1 })]);
      await insertRows(tx, 'video', [
        videoRow({ id: 'copy', author_id: 'no-creator', is_original: 0 }),
        videoRow({ id: 'draft', author_id: 'creator-1', state: 'pending_edit' }),
      ]);
      const credit = { position: 0, roles: '["sound"]' };
      await insertRows(tx, 'video_credit', [
        { ...credit, video_id: 'work-2', person_id: 'creator-1', state: 'confirmed' },
        { ...credit, video_id: 'work-3', person_id: 'creator-1', state: 'asked' },
      ]);
    });
  });
  beforeEach(async () => {
    scene.beginAnew();
    await database().db.transaction(async (tx) => {
      await tx.deleteFrom('team_recommendation').execute();
      await tx.deleteFrom('team_service').execute();
      await tx.deleteFrom('notice').execute();
    });
  });

  test('shows the company who, why, and what they have shown; others see nothing', async () => {
    const id = await add();
    const order = await bought(id, 'teams', 2);
    const { id: serviceId } = await scene.service(order);
    const input = { serviceId, demandId: id, personId: 'creator-1', reasonZh: '声音很好。', reasonEn: 'Good sound.' };
    await recommendTeam(asStaff(), { ...input, workIds: ['work-1', 'work-2', 'work-1'] });
    expect([await standing(order), await noticesOf('teamRecommended')]).toEqual(['valid 1/2 0', 1]);
    const [team] = contract.findTeams.data.parse(
      await listTeams(as('buyer', { language: 'en' }), { ...page, demandId: id }),
    ).list;
    expect(team).toMatchObject({ reason: 'Good sound.', reasonLanguage: 'en', isSeen: false, mark: null });
    expect(team?.person).toMatchObject({
      userId: 'creator-1',
      city: 'Shanghai',
      credits: [{ videoId: 'work-2', roles: ['sound'] }],
    });
    expect(team?.person.works.map(({ videoId }) => videoId)).toEqual(['work-1', 'work-2']);
    await expect(teamsOf(id, 'other')).rejects.toMatchObject({ code: 'NullPointer' });
    const detail = contract.getTeamService.data.parse(await getTeamService(asStaff(), { id: serviceId }));
    expect(detail).toMatchObject({ service: { daysLeft: 10, company: { userId: 'buyer' } }, demands: [{ id }] });
    expect(detail.teams).toMatchObject([{ by: '名字 sam', isUndoable: true }]);
  });

  test('of two who recommend the last one at once, one does', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await bought(await add(), 'teams', 2);
      await recommend(order, 1);
      const ends = await settled([recommend(order, 2), recommend(order, 3), recommend(order, 4)]);
      expect([counted(ends), await standing(order)]).toEqual([{ done: 1, TeamsFull: 2 }, 'valid 2/2 0']);
    }
  });

  test('of two who recommend the same one at once, one does, and it counts once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await add();
      const [order, other] = [await bought(id, 'teams', 5), await bought(id, 'teams', 5)];
      const ends = await settled([recommend(order, 1), recommend(other, 1), recommend(order, 1)]);
      expect(counted(ends)).toEqual({ done: 1, Changed: 2 });
      const both = await Promise.all([scene.service(order), scene.service(other)]);
      expect(both.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(1);
    }
  });

  test('a year gives twenty teams, to all open demands of its company', async () => {
    const [id, next] = [await add(), await add()];
    const year = await bought(id, 'year');
    const all = Array.from({ length: 22 }, (_, turn) => recommend(year, turn + 1, turn % 2 ? id : next));
    expect([counted(await settled(all)), await standing(year)]).toEqual([{ done: 20, TeamsFull: 2 }, 'valid 20/20 0']);
    expect([(await teamsOf(id)).length + (await teamsOf(next)).length, await noticesOf('teamRecommended')]).toEqual([
      20, 20,
    ]);
  });

  test('is refused for what is not the service’s, and who cannot be recommended', async () => {
    const [id, next, others] = [await add(), await add(), await add({ owner_id: 'other' })];
    const [order, year] = [await bought(id), await bought(id, 'year')];
    const { id: serviceId } = await scene.service(order);
    const input = {
      serviceId,
      demandId: id,
      personId: 'creator-1',
      reasonZh: '因为。',
      reasonEn: '',
      workIds: [] as string[],
    };
    const refused = async (changes: Partial<typeof input>, code: string, context = asStaff()) =>
      expect(recommendTeam(context, { ...input, ...changes })).rejects.toMatchObject({ code });
    await refused({ demandId: next }, 'NullPointer');
    await expect(recommend(year, 1, others)).rejects.toMatchObject({ code: 'NullPointer' });
    for (const personId of ['buyer', 'no-creator', 'gone', 'unknown']) await refused({ personId }, 'NullPointer');
    for (const work of ['draft', 'work-3', 'unknown']) await refused({ workIds: ['work-1', work] }, '400');
    await refused({ serviceId: 'unknown' }, 'NullPointer');
    await refused({}, 'Forbidden', as('other'));
    await refused({}, 'Unauthorized', as('', { caller: null }));
    await close(id);
    await refused({}, 'DemandClosed');
    await scene.endAll();
    expect(await standing(order)).toBe('refunded 0/1 19900');
  });

  test('an unpaid or ended service recommends nobody', async () => {
    const id = await add();
    await expect(recommend(await scene.buy(id), 1)).rejects.toMatchObject({ code: 'NullPointer' });
    const order = await bought(id);
    pass(15 * millisecondsInDay);
    await expect(recommend(order, 1)).rejects.toMatchObject({ code: 'TeamsFull' });
  });

  test('is undone within an hour, as long as it was not seen, and then counts no more', async () => {
    const id = await add();
    const order = await bought(id, 'teams', 2);
    const [first, second] = [await recommend(order, 1), await recommend(order, 2)];
    await seeTeams(as('other'), { ids: [first] });
    await undo(first);
    expect([await standing(order), (await teamsOf(id)).length]).toEqual(['valid 1/2 0', 1]);
    await expect(undo(first)).rejects.toMatchObject({ code: 'NullPointer' });
    await seeTeams(as('buyer'), { ids: [second, 'unknown'] });
    await expect(undo(second)).rejects.toMatchObject({ code: 'Changed' });
    const third = await recommend(order, 1);
    pass(millisecondsInHour);
    await expect(undo(third)).rejects.toMatchObject({ code: 'Changed' });
    expect(await standing(order)).toBe('valid 2/2 0');
  });

  test('undone while it is seen, or by two at once, the count is that of what is there', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await add();
      const order = await bought(id, 'teams', 3);
      const team = await recommend(order, 1);
      await settled([
        undo(team),
        seeTeams(as('buyer'), { ids: [team] }),
        undo(team),
        recommend(order, 1),
        recommend(order, 2),
      ]);
      const { delivered } = await scene.service(order);
      expect(delivered).toBe((await teamsOf(id)).length);
    }
  });

  test('the first interest is told to the team, once; only its company marks it', async () => {
    const id = await add();
    const team = await recommend(await bought(id), 5);
    await expect(mark(team, 'interested', 'other')).rejects.toMatchObject({ code: 'NullPointer' });
    await mark(team, 'unfit');
    await Promise.all(Array.from({ length: 10 }, () => mark(team, 'interested')));
    await mark(team, 'unfit');
    await mark(team, 'interested');
    expect(await noticesOf('teamWanted', 'creator-5')).toBe(1);
    expect(await teamsOf(id)).toMatchObject([{ mark: 'interested', isSeen: true }]);
  });

  test('is exported; nothing stays of an erased creator, and what an erased company did not get goes back', async () => {
    const [id, next] = [await add(), await add({ owner_id: 'other' })];
    const order = await bought(id, 'teams', 2);
    await recommend(order, 6);
    const theirs = await scene.buy(next, { personId: 'other' });
    await scene.pay(theirs, 'other');
    await recommend(theirs, 6);
    const parts: Record<string, unknown> = {};
    await database().db.transaction(async (tx) => {
      const context = scene.product();
      await context.emit(context, tx, 'account.exported', { personId: 'buyer', parts });
    });
    expect(parts.teamServices).toMatchObject([{ orderId: order, bought: 2, delivered: 1, state: 'valid' }]);
    await database().db.transaction(async (tx) => {
      const context = scene.product();
      await context.emit(context, tx, 'account.erased', { personId: 'creator-6' });
      await context.emit(context, tx, 'account.erased', { personId: 'other' });
    });
    expect([await teamsOf(id), await standing(order)]).toEqual([[], 'valid 1/2 0']);
    await scene.endAll();
    expect(await standing(theirs)).toBe('ended 1/1 0');
  });
});
