import { v4 as newId } from 'uuid';
import { awardScene } from '@/test/awards';
import { describeOnBothEngines } from '@/test/engines';
import { chooseShortlist } from './choose-shortlist';
import { chooseWinners } from './choose-winners';
import { getAwardPlan } from './get-award-plan';
import { saveAwardPlan } from './save-award-plan';

describeOnBothEngines('the plan of awards', (database) => {
  const scene = awardScene(database);
  const desk = () => scene.as('organiser');
  const award = (more: Partial<Parameters<typeof saveAwardPlan>[1]['awards'][number]> = {}) => ({
    ...{ id: newId(), nameZh: '银奖', nameEn: '', prizeZh: '', prizeEn: '', quantity: 1, categoryId: '' },
    ...more,
  });
  const byHand = { way: 'hand' as const, top: 0, entryIds: [] as string[], reason: '' };

  beforeAll(() => scene.addPeople(['sam', 'kim', 'stranger']));

  test('keeps awards in their order with their winners, and loses those of removed ones', async () => {
    const contestId = await scene.add(['sam', 'kim']);
    const [gold, silver] = [award({ nameZh: '金奖' }), award()];
    await saveAwardPlan(desk(), { contestId, revision: 0, awards: [gold, silver] });
    const winners = [{ entryId: `${contestId}-2`, citationZh: '', citationEn: 'Light' }];
    for (const [revision, { id }] of [gold, silver].entries()) {
      await chooseWinners(desk(), { contestId, revision: revision + 1, awardId: id, winners });
    }
    await saveAwardPlan(desk(), { contestId, revision: 3, awards: [silver, award(), gold] });
    const turned = await getAwardPlan(desk(), { contestId });
    expect(turned.awards.map(({ nameZh, winners: chosen }) => [nameZh, chosen.map(({ number }) => number)])).toEqual([
      ['银奖', [2]],
      ['银奖', []],
      ['金奖', [2]],
    ]);
    const { awards } = await saveAwardPlan(desk(), { contestId, revision: 4, awards: [silver] });
    expect(awards).toEqual([
      {
        ...silver,
        winners: [
          {
            id: `${contestId}-2`,
            number: 2,
            title: `参赛 ${contestId}-2`,
            titleLanguage: 'zh',
            thumb: null,
            categoryId: `${contestId}-film`,
            citationZh: '',
            citationEn: 'Light',
          },
        ],
      },
    ]);
  });

  test('is for its desk only', async () => {
    const contestId = await scene.add(['sam']);
    const acts = [
      () => getAwardPlan(scene.as('stranger'), { contestId }),
      () => saveAwardPlan(scene.as('stranger'), { contestId, revision: 0, awards: [] }),
      () => chooseShortlist(scene.as('sam'), { contestId, revision: 0, ...byHand, entryIds: ['x'], reason: 'y' }),
      () => chooseWinners(scene.as('sam'), { contestId, revision: 0, awardId: 'x', winners: [] }),
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('of two who save at once one does', async () => {
    const contestId = await scene.add(['sam']);
    for (const revision of [0, 1]) {
      const saved = await Promise.allSettled(
        [award(), award()].map((one) => saveAwardPlan(desk(), { contestId, revision, awards: [one] })),
      );
      expect(saved.map((result) => (result.status === 'rejected' ? result.reason.code : 'saved')).toSorted()).toEqual([
        'Changed',
        'saved',
      ]);
    }
  });

  test('names what is wrong with an award', async () => {
    const contestId = await scene.add(['sam']);
    const other = await scene.add(['kim']);
    const theirs = award();
    await saveAwardPlan(desk(), { contestId: other, revision: 0, awards: [theirs] });
    const twice = award({ categoryId: 'sound' });
    await expect(
      saveAwardPlan(desk(), {
        contestId,
        revision: 0,
        awards: [twice, { ...twice, categoryId: `${contestId}-film` }, theirs],
      }),
    ).rejects.toMatchObject({
      code: '400',
      details: {
        fields: [
          { field: 'awards.0.categoryId', rule: 'category' },
          { field: 'awards.1.id', rule: 'repeated' },
          { field: 'awards.2.id', rule: 'repeated' },
        ],
      },
    });
    expect((await getAwardPlan(desk(), { contestId: other })).awards).toHaveLength(1);
  });

  test('a shortlist by hand has a reason, which is recorded', async () => {
    const contestId = await scene.add(['sam', 'kim']);
    const [first, second] = [`${contestId}-1`, `${contestId}-2`];
    const choose = (choice: Partial<Parameters<typeof chooseShortlist>[1]>) =>
      chooseShortlist(desk(), { contestId, revision: 0, ...byHand, ...choice });
    const foreign = `${await scene.add(['sam'])}-1`;
    for (const [choice, field, rule] of [
      [{ reason: '好' }, 'entryIds', 'required'],
      [{ entryIds: [first] }, 'reason', 'required'],
      [{ entryIds: [first, foreign], reason: '好' }, 'entryIds', 'notShown'],
      [{ way: 'top', top: 1 }, 'top', 'standing'],
    ] as const) {
      await expect(choose({ ...choice, entryIds: [...(choice.entryIds ?? [])] })).rejects.toMatchObject({
        details: { fields: [{ field, rule }] },
      });
    }
    const { shortlist } = await choose({ entryIds: [second, first, second], reason: '评委一致' });
    expect(shortlist).toMatchObject({ way: 'hand', reason: '评委一致', entries: [{ number: 1 }, { number: 2 }] });
    const again = await choose({ revision: 1, entryIds: [second], reason: '又看了一遍' });
    expect(again.shortlist?.entries.map(({ number }) => number)).toEqual([2]);
    const recorded = await scene
      .read()
      .selectFrom('audit_entry')
      .select('after')
      .where('subject_id', '=', contestId)
      .orderBy('id')
      .execute();
    expect(recorded.map(({ after }) => JSON.parse(after ?? '').reason)).toEqual(['评委一致', '又看了一遍']);
  });

  test('is fixed by publication: the shortlist by its own, the awards by theirs', async () => {
    const contestId = await scene.add(['sam', 'kim']);
    const planned = await scene.plan(contestId, [1, 2], [1]);
    let { revision } = await scene.publish('shortlist', planned);
    const choice = { ...byHand, contestId, entryIds: [`${contestId}-1`], reason: '好' };
    await expect(chooseShortlist(desk(), { ...choice, revision })).rejects.toMatchObject({ code: 'Changed' });
    const winners = [{ entryId: `${contestId}-2`, citationZh: '', citationEn: '' }];
    const chosen = { contestId, awardId: planned.awardId, winners };
    ({ revision } = await chooseWinners(desk(), { ...chosen, revision }));
    ({ revision } = await scene.publish('award', { contestId, revision }));
    await expect(chooseWinners(desk(), { ...chosen, revision })).rejects.toMatchObject({ code: 'Changed' });
    await expect(saveAwardPlan(desk(), { contestId, revision, awards: [] })).rejects.toMatchObject({ code: 'Changed' });
    expect(await scene.states(contestId)).toEqual(['notAwarded', 'awarded']);
  });
});
