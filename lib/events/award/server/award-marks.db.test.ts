import { awardScene } from '@/test/awards';
import { describeOnBothEngines } from '@/test/engines';
import { planOf } from '@/test/plan';
import { insertRows } from '@/test/rows';
import { awardsOfWorks, findAwardMarks, findAwardTags } from './award-marks';

describeOnBothEngines('marks of awards', (database) => {
  const scene = awardScene(database);
  const people = ['sam', 'kim', 'member', 'asked'];
  let contestId: string;
  const ofPeople = async () => [...(await findAwardMarks(scene.visitor(), { personIds: people })).keys()].toSorted();
  const ofWorks = () => findAwardMarks(scene.visitor(), { workIds: [1, 2].map((at) => `work-${contestId}-${at}`) });

  beforeAll(async () => {
    await scene.addPeople(people);
    contestId = await scene.add(['sam', 'kim']);
    await database().db.transaction((tx) =>
      insertRows(tx, 'contest_entry_member', [
        { entry_id: `${contestId}-1`, person_id: 'member', state: 'confirmed', invited_at: 1 },
        { entry_id: `${contestId}-1`, person_id: 'asked', state: 'declined', invited_at: 2 },
      ]),
    );
  });

  test('are there from the publication of the awards, of the work and of its people', async () => {
    const planned = await scene.plan(contestId, [1, 2], [1]);
    const { revision } = await scene.publish('shortlist', planned);
    expect([await ofPeople(), [...(await ofWorks()).keys()]]).toEqual([[], []]);
    await scene.publish('award', { contestId, revision });
    expect(await ofPeople()).toEqual(['member', 'sam']);
    expect([...(await ofWorks())]).toEqual([
      [
        `work-${contestId}-1`,
        [
          {
            ...{ entryId: `${contestId}-1`, award: { text: '金奖', language: 'zh' }, year: 2026 },
            contest: { text: `活动 ${contestId}`, language: 'zh', name: contestId },
          },
        ],
      ],
    ]);
    expect(await findAwardMarks(scene.visitor(), { workIds: [] })).toEqual(new Map());
  });

  test('are nobody’s whose account is erased', async () => {
    const { db } = database();
    await db.transaction((tx) => tx.updateTable('person').set({ erased_at: 1 }).where('id', '=', 'sam').execute());
    expect(await ofPeople()).toEqual(['member']);
  });

  test('are hidden with their contest and with their entry, whose tags their pages keep', async () => {
    const { db } = database();
    const ofMember = () => findAwardTags(scene.visitor(), { personIds: ['member'] });
    const kept = [`contest:${contestId}`, `entry:${contestId}-1`];
    const reviewed = (review_state: 2 | 3) =>
      db.transaction((tx) => tx.updateTable('activity').set({ review_state }).where('id', '=', contestId).execute());
    const shown = (is_shown: 0 | 1) =>
      db.transaction((tx) =>
        tx.updateTable('contest_entry').set({ is_shown }).where('id', '=', `${contestId}-1`).execute(),
      );
    for (const [hide, giveBack] of [
      [() => reviewed(3), () => reviewed(2)],
      [() => shown(0), () => shown(1)],
    ] as const) {
      await hide();
      expect([await ofPeople(), [...(await ofWorks()).keys()], await ofMember()]).toEqual([[], [], kept]);
      await giveBack();
      expect([await ofPeople(), [...(await ofWorks()).keys()]]).toEqual([['member'], [`work-${contestId}-1`]]);
    }
    expect(await findAwardTags(scene.visitor(), { workIds: [`work-${contestId}-2`] })).toEqual([]);
  });

  test('of works come from the index of entries by work', async () => {
    expect(await planOf(database(), (db) => awardsOfWorks(db, ['one', 'other']))).toContain('contest_entry_of_work');
  });
});
