import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { judgingScene } from '@/test/judging';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { findConflicts } from './conflicts';

const judges = ['kai', 'lea', 'max'];

describeOnBothEngines('conflicts of judges', (database) => {
  const scene = judgingScene(database);
  const found = async (contestId: string) =>
    (await findConflicts(scene.read(), contestId, judges))
      .map(({ judgeId, entryId, kind }) => `${judgeId} ${entryId.slice(contestId.length + 1)} ${kind}`)
      .toSorted();
  const credit = (video_id: string, person_id: string, state: 'asked' | 'confirmed' = 'confirmed') =>
    database().db.transaction((tx) =>
      insertRows(tx, 'video_credit', [{ video_id, person_id, position: 1, roles: '[]', state }]),
    );
  beforeAll(() => scene.add('organiser', ...judges));

  test('are credits on the work of an entry, confirmed ones alone', async () => {
    const id = await scene.contest(3);
    await credit(`${id}-1-work`, 'kai');
    // Who is named by others has not said that it is so.
    await credit(`${id}-2-work`, 'lea', 'asked');
    expect(await found(id)).toEqual([expect.stringMatching(/^kai 1 /)]);
  });

  test('are credits on a public work together, of who entered and of confirmed members', async () => {
    const id = await scene.contest(4);
    const works = ['public', 'hidden', 'member', 'own'].map((name) => ({ name, key: `${id}-${name}` }));
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: `${id}-member` }), personRow({ id: `${id}-other` })]);
      await insertRows(tx, 'contest_entry_member', [
        { entry_id: `${id}-3`, person_id: `${id}-member`, state: 'confirmed', invited_at: noon },
        { entry_id: `${id}-4`, person_id: `${id}-other`, state: 'invited', invited_at: noon },
      ]);
      await insertRows(
        tx,
        'video',
        works.map(({ name, key }) =>
          videoRow({
            ...{ id: key, author_id: name === 'own' ? 'max' : 'organiser' },
            state: name === 'hidden' ? 'pending_review' : 'verified',
          }),
        ),
      );
    });
    for (const [name, ...people] of [
      ['public', 'kai', `${id}-1-maker`],
      ['hidden', 'kai', `${id}-2-maker`],
      ['member', 'lea', `${id}-member`, `${id}-other`],
      ['own', `${id}-4-maker`],
    ]) {
      for (const person of people) await credit(`${id}-${name}`, person);
    }
    expect(await found(id)).toEqual(['kai 1 together', 'lea 3 together', 'max 4 together']);
  });

  test('are confirmed addresses of one organisation, not of a provider for everybody', async () => {
    const id = await scene.contest(4);
    for (const [person, email, email_verified] of [
      ['kai', 'kai@school.example', 1],
      ['lea', 'lea@qq.com', 1],
      [`${id}-1-maker`, 'a@art.school.example', 1],
      [`${id}-2-maker`, 'b@qq.com', 1],
      [`${id}-3-maker`, 'c@school.example', 0],
    ] as const) {
      const account = { id: person, email, email_verified, created_at: noon, updated_at: noon };
      await database().db.transaction((tx) => tx.insertInto('account_user').values(account).execute());
    }
    expect(await found(id)).toEqual(['kai 1 organisation']);
  });

  test('that were declared hold in all rounds of the contest, and in no other one', async () => {
    const [id, other] = [await scene.contest(2), await scene.contest(1)];
    const first = await scene.open(id, ['lea', 'max'], { perEntry: 1 });
    const [given] = await scene.given(first.id, 'lea');
    await scene.recuse('lea', given?.id ?? '');
    expect(await found(id)).toEqual([`lea ${given?.entry_id.slice(id.length + 1)} declared`]);
    expect(await found(other)).toEqual([]);
    await scene.fillUp(first.id);
    expect((await scene.given(first.id, 'lea')).filter(({ state }) => state === 'open')).toEqual([]);
  });
});
