import { inviteJudge } from '@/lib/events/judging/server/desk/invite-judge';
import { openRound } from '@/lib/events/judging/server/desk/open-round';
import { getJudging } from '@/lib/events/judging/server/own/get-judging';
import { noon } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { judgingScene } from '@/test/judging';
import { readAssignments, readNextId, readTies } from './read';

const [ada, bo] = ['ada', 'bo'] as const;

describeOnOneEngine('what a judge finds in a round', (database) => {
  const scene = judgingScene(database);
  const { as } = scene;
  beforeAll(() => scene.add('organiser', ada, bo));
  beforeEach(() => scene.at(noon));

  async function read(roundId: string, personId: string, butId?: string) {
    const judging = await getJudging(as(personId), { roundId });
    const [assignments, nextId, ties] = await Promise.all([
      readAssignments(as(personId), judging),
      readNextId(as(personId), judging, butId),
      readTies(as(personId), judging),
    ]);
    return { ids: assignments?.list.map(({ id }) => id), nextId, ties: ties.map(({ place }) => place) };
  }

  test('is nothing before it opens, for who declined neither', async () => {
    const { id } = await scene.draft(await scene.contest(1), [ada]);
    await scene.invite(id, bo);
    await scene.answer(bo, id, false);
    const nothing = { ids: undefined, nextId: null, ties: [] };
    expect([await read(id, ada), await read(id, bo)]).toEqual([nothing, nothing]);
  });

  test('is what they judge, and the next without scores, until it is closed; then its chair finds ties', async () => {
    const draft = await scene.draft(await scene.contest(2), [ada, bo]);
    await inviteJudge(scene.organiser(), { roundId: draft.id, userId: ada, isChair: true });
    const { id } = await openRound(scene.organiser(), { id: draft.id, revision: draft.revision });
    const opened = await read(id, ada);
    const [first = '', second = ''] = opened.ids ?? [];
    expect([opened.ids?.length, opened.nextId, (await read(id, ada, first)).nextId]).toEqual([2, first, second]);
    await scene.score(ada, first, [5, 5]);
    expect([(await read(id, ada)).nextId, (await read(id, ada, second)).nextId]).toEqual([second, null]);
    await scene.scoreAll(id, () => [5, 5]);
    await scene.close(id);
    expect([await read(id, ada), (await read(id, bo)).ties]).toEqual([
      { ids: [first, second], nextId: null, ties: [1] },
      [],
    ]);
  });
});
