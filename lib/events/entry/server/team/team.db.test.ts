import { millisecondsInDay } from 'date-fns/constants';
import { blockPerson } from '@/lib/people/person/server/block-person';
import { describeOnBothEngines } from '@/test/engines';
import { entryScene } from '@/test/entries';
import { broken } from '@/test/own-activities';
import { insertRows, personRow } from '@/test/rows';
import { settled } from '@/test/settled';
import { entryLimits } from '../../codes';
import { findOwnEntries } from '../own/find-own-entries';
import { getOwnEntry } from '../own/read-draft';
import { answerInvitation } from './answer-invitation';
import { inviteMember } from './invite-member';
import { removeMember } from './remove-member';

const all = { pageIndex: 1, pageSize: 20, contestId: '', workId: '' };
const team = { mode: 'team', teamName: '夜行' } as const;

describeOnBothEngines('the team of an entry', (database) => {
  const scene = entryScene(database);
  const { as, contest, draft, send, rowOf, toldOf } = scene;

  beforeAll(() => scene.begin(['lin', 'mo', 'ai', 'wen', 'yu']));
  beforeEach(scene.beginAnew);

  const invite = (id: string, userId: string, by = 'lin') => inviteMember(as(by), { id, userId });
  const remove = (id: string, userId: string, by = 'lin') => removeMember(as(by), { id, userId });
  const answer = (id: string, personId: string, joins: boolean) => answerInvitation(as(personId), { id, joins });
  const statesOf = async (id: string) =>
    (await getOwnEntry(as('lin'), { id })).members.map(({ userId, state }) => `${userId} ${state}`);

  test('is asked, answers, and may change its mind until the entry is sent', async () => {
    const id = await draft('lin', await contest(), team);
    await invite(id, 'mo');
    expect(await getOwnEntry(as('mo'), { id })).toMatchObject({
      memberState: 'invited',
      isEditable: false,
      orderId: null,
      entrant: { userId: 'lin' },
    });
    await expect(send('lin', id)).rejects.toMatchObject(broken(['members', 'unanswered']));
    await answer(id, 'mo', false);
    await expect(send('lin', id)).rejects.toMatchObject(broken(['members', 'required']));
    await answer(id, 'mo', true);
    await answer(id, 'mo', true);
    await send('lin', id);
    await expect(answer(id, 'mo', false)).rejects.toMatchObject({ code: 'EntryClosed' });
    await expect(invite(id, 'ai')).rejects.toMatchObject({ code: 'EntryClosed' });
    expect([await toldOf('mo'), await toldOf('lin')]).toEqual([
      ['invited', 'submitted'],
      ['answered', 'answered', 'submitted'],
    ]);
    const [shown] = (await findOwnEntries(as('mo'), all)).list;
    expect(shown).toMatchObject({ id, memberState: 'confirmed', state: 'submitted' });
  });

  test('each is asked once, whoever is taken out and asked anew', async () => {
    const id = await draft('lin', await contest(), team);
    await settled([invite(id, 'ai'), invite(id, 'ai'), invite(id, 'ai')]);
    await remove(id, 'ai');
    expect(await statesOf(id)).toEqual([]);
    await expect(answer(id, 'ai', true)).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(getOwnEntry(as('ai'), { id })).rejects.toMatchObject({ code: 'NullPointer' });
    await invite(id, 'ai');
    expect(await statesOf(id)).toEqual(['ai invited']);
    expect(await toldOf('ai')).toEqual(['invited']);
  });

  test('nobody is asked who has blocked the entrant, is unknown, or is the entrant', async () => {
    const id = await draft('lin', await contest(), team);
    await blockPerson(as('wen'), { userId: 'lin', block: true });
    await expect(invite(id, 'wen')).rejects.toMatchObject({ code: 'Blocked' });
    await expect(invite(id, 'nobody')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(invite(id, 'lin')).rejects.toMatchObject(broken(['userId', 'self']));
    await expect(invite(id, 'ai', 'mo')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(remove(id, 'ai', 'mo')).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await statesOf(id)).toEqual([]);
  });

  test('is so large at most, however many are asked at once', async () => {
    const id = await draft('lin', await contest(), team);
    const people = Array.from({ length: entryLimits.members + 2 }, (_, index) => `many ${index}`);
    await database().db.transaction((tx) =>
      insertRows(
        tx,
        'person',
        people.map((one) => personRow({ id: one })),
      ),
    );
    const ends = await settled(people.map((one) => invite(id, one)));
    expect(ends.filter((end) => end === 'ListFull')).toHaveLength(2);
    expect(await statesOf(id)).toHaveLength(entryLimits.members);
  });

  test('with an answer at the moment of sending it is sent with that answer, or before it', async () => {
    const name = await contest();
    for (let round = 0; round < 6; round += 1) {
      const id = await draft('lin', name, team);
      await invite(id, 'yu');
      await answer(id, 'yu', true);
      const both = [() => send('lin', id), () => answer(id, 'yu', false)];
      if (round % 2 === 1) both.reverse();
      await settled(both.map((act) => act()));
      const [member] = await statesOf(id);
      expect(member).toBe((await rowOf(id)).state === 'submitted' ? 'yu confirmed' : 'yu declined');
    }
  });

  test('is closed with its contest', async () => {
    const name = await contest();
    const id = await draft('lin', name, team);
    await invite(id, 'mo');
    scene.pass(8 * millisecondsInDay);
    const late = [answer(id, 'mo', true), remove(id, 'mo'), invite(id, 'ai')];
    expect(await settled(late)).toEqual(['EntryClosed', 'EntryClosed', 'EntryClosed']);
  });
});
