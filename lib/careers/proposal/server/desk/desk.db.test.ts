import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { proposalScene } from '@/test/proposals';
import { insertRows } from '@/test/rows';
import { counted, settled } from '@/test/settled';
import type { ProposalState } from '../../codes';
import { findDocking } from '../find-docking';
import { changeProposal } from '../own/change-proposal';
import { confirmChoice } from '../own/confirm-choice';
import { takeProposalBack } from '../own/take-proposal-back';
import { chooseProposal } from './choose-proposal';
import { declineProposal } from './decline-proposal';
import { findProposals, getProposalDesk } from './find-proposals';
import { getProposal } from './get-proposal';
import { seeProposal } from './see-proposal';
import { undoChoice } from './undo-choice';

describeOnBothEngines('proposals for a company', (database) => {
  const scene = proposalScene(database);
  const { as, demand, send, choose, rowOf, demandOf, toldOf } = scene;
  const creators = ['lin', 'mo', 'ai'];

  beforeAll(() => scene.begin(creators));

  const list = (demandId: string, query: { state?: ProposalState; isUnseen?: boolean } = {}, context = as('company')) =>
    findProposals(context, { demandId, state: '', isUnseen: false, pageIndex: 1, pageSize: 20, ...query });
  const statesOf = async (ids: string[]) => Promise.all(ids.map(async (id) => (await rowOf(id)).state));
  const sendAll = (demandId: string) => Promise.all(creators.map((person) => send(person, demandId)));

  test('are listed by state and by what was not opened, with counts', async () => {
    const demandId = await demand();
    const [first = '', second = '', third = ''] = await sendAll(demandId);
    await seeProposal(as('company'), { id: first });
    await declineProposal(as('company'), { id: second, reason: 'time' });
    const all = await list(demandId);
    expect(await getProposalDesk(as('company'), { demandId })).toMatchObject({
      counts: { sent: 2, chosen: 0, docked: 0, declined: 1, withdrawn: 0 },
      demand: { id: demandId, title: '大堂装置' },
    });
    expect(all.list.map(({ id }) => id)).toEqual([first, second, third].toSorted());
    expect((await list(demandId, { isUnseen: true })).list.map(({ id }) => id)).toEqual([third]);
    const [declined] = (await list(demandId, { state: 'declined' })).list;
    expect(declined).toMatchObject({ id: second, reason: 'time', person: { userId: 'mo' }, isSeen: true });
    expect(await toldOf('mo', demandId)).toEqual(['proposal-declined-time']);
  });

  test('show the works and the confirmed credits of who sent them', async () => {
    const demandId = await demand();
    const id = await send('lin', demandId);
    await database().db.transaction((tx) =>
      insertRows(tx, 'video_credit', [
        { video_id: 'work of mo', person_id: 'lin', position: 0, roles: '["light"]', state: 'confirmed' },
        { video_id: 'work of ai', person_id: 'lin', position: 0, roles: '["sound"]', state: 'asked' },
      ]),
    );
    expect(await getProposal(as('company'), { id })).toMatchObject({
      ...{ text: '我们做过类似的大堂。', works: [{ videoId: 'work of lin' }], isChoosable: true },
      credits: [{ workId: 'work of mo', roles: ['light'] }],
    });
    expect((await getProposal(as('company'), { id })).credits).toHaveLength(1);
  });

  test('are of their company alone; staff see those of a customer without an account, and are recorded', async () => {
    const id = await send('lin', await demand());
    for (const context of [as('other'), as('lin'), as('mo'), scene.staff()]) {
      expect(
        await settled([
          getProposal(context, { id }),
          seeProposal(context, { id }),
          chooseProposal(context, { id, revision: 0 }),
          declineProposal(context, { id, reason: 'other' }),
        ]),
      ).toEqual(Array(4).fill('NullPointer'));
    }
    const looked = await demand({ owner_id: null, company_name: '无账号的客户' });
    const offered = await send('mo', looked);
    await expect(list(looked, {}, as('company'))).rejects.toMatchObject({ code: 'NullPointer' });
    expect((await list(looked, {}, scene.staff())).list.map(({ id: one }) => one)).toEqual([offered]);
    const desk = () => getProposalDesk(scene.staff(), { demandId: looked });
    expect((await desk()).demand.company).toBe('无账号的客户');
    await choose(offered, scene.staff());
    await undoChoice(scene.staff(), { id: offered });
    await choose(offered, scene.staff());
    await confirmChoice(as('mo'), { id: offered });
    expect(await scene.deedsOn(offered)).toEqual(['sam proposal.chosen', 'sam proposal.undone', 'sam proposal.chosen']);
    expect(await findDocking(scene.read(), looked)).toEqual({
      ...{ proposalId: offered, personId: 'mo', workIds: ['work of mo'] },
    });
  });

  test('one is chosen, confirmed and docked; the others are declined in the same moment', async () => {
    const demandId = await demand();
    const [one = '', two = '', three = ''] = await sendAll(demandId);
    await takeProposalBack(as('ai'), { id: three });
    expect(await choose(one)).toMatchObject({ state: 'chosen', isChoosable: false });
    expect(await findDocking(scene.read(), demandId)).toBeUndefined();
    await expect(choose(two)).rejects.toMatchObject({ code: 'ChosenAlready' });
    expect(await confirmChoice(as('lin'), { id: one })).toMatchObject({ state: 'docked' });
    expect(await confirmChoice(as('lin'), { id: one })).toMatchObject({ state: 'docked' });
    expect(await statesOf([one, two, three])).toEqual(['docked', 'declined', 'withdrawn']);
    expect((await demandOf(demandId)).docked_at).not.toBeNull();
    expect(await toldOf('lin', demandId)).toEqual(['proposal-chosen']);
    expect(await toldOf('mo', demandId)).toEqual(['proposal-declined-docked']);
    expect((await toldOf('company', demandId)).at(-1)).toBe('proposal-docked');
    await expect(send('ai', demandId)).rejects.toMatchObject({ code: 'DemandClosed' });
  });

  test('a choice is taken back, refused, and possible after the last day', async () => {
    const demandId = await demand();
    const [one = '', two = ''] = await sendAll(demandId);
    await choose(one);
    expect(await undoChoice(as('company'), { id: one })).toMatchObject({ state: 'sent' });
    await expect(confirmChoice(as('lin'), { id: one })).rejects.toMatchObject({ code: 'Changed' });
    await choose(two);
    await takeProposalBack(as('mo'), { id: two });
    expect((await toldOf('company', demandId)).at(-1)).toBe('proposal-refused');
    await database().db.transaction((tx) =>
      tx.updateTable('project_demand').set({ propose_until: 1 }).where('id', '=', demandId).execute(),
    );
    await choose(one);
    await confirmChoice(as('lin'), { id: one });
    expect((await rowOf(one)).state).toBe('docked');
  });

  test('a company without its mark chooses nobody', async () => {
    const id = await send('lin', await demand({ owner_id: 'other' }));
    const change = (verification: 'none' | 'company') =>
      database().db.transaction((tx) =>
        tx.updateTable('person').set({ verification }).where('id', '=', 'other').execute(),
      );
    await change('none');
    await expect(choose(id, as('other'))).rejects.toMatchObject({ code: 'CompanyNeeded' });
    await change('company');
    await choose(id, as('other', { caller: callerOf('other', { hasPhone: false }) }));
  });

  describe('at once', () => {
    test('of all choices one stands', async () => {
      const demandId = await demand();
      const ids = await sendAll(demandId);
      expect(counted(await settled(ids.map((id) => choose(id))))).toEqual({ done: 1, ChosenAlready: 2 });
      expect(counted(await statesOf(ids))).toEqual({ chosen: 1, sent: 2 });
    });

    test('what was read is what is chosen', async () => {
      const id = await send('lin', await demand());
      const change = () => changeProposal(as('lin'), { ...scene.fields('lin'), id, revision: 0, priceYuan: 1 });
      const choice = () => chooseProposal(as('company'), { id, revision: 0 });
      const ends = await settled([choice(), change()]);
      expect(ends.toSorted()).toEqual(['Changed', 'done']);
    });

    test.each(['undone', 'withdrawn', 'closed'] as const)(
      'a confirmation and a choice that is %s: one of both',
      async (how) => {
        for (let round = 0; round < 4; round += 1) {
          const demandId = await demand();
          const id = await send('mo', demandId);
          await choose(id);
          const against = {
            undone: () => undoChoice(as('company'), { id }),
            withdrawn: () => takeProposalBack(as('mo'), { id }),
            closed: () => scene.close(demandId),
          }[how];
          const both: (() => Promise<unknown>)[] = [() => confirmChoice(as('mo'), { id }), against];
          if (round % 2 === 1) both.reverse();
          const ends = await settled(both.map((act) => act()));
          expect(counted(ends).done).toBe(1);
          const { docked_at } = await demandOf(demandId);
          expect((await rowOf(id)).state === 'docked').toBe(docked_at !== null);
        }
      },
    );
  });
});
