import { millisecondsInDay } from 'date-fns/constants';
import { demandCode } from '@/lib/careers/demand/codes';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { bad, broken } from '@/test/own-activities';
import { proposalScene } from '@/test/proposals';
import { insertRows, videoRow } from '@/test/rows';
import { counted, settled } from '@/test/settled';
import { proposalLimits } from '../../codes';
import { declineProposal } from '../desk/decline-proposal';
import { seeProposal } from '../desk/see-proposal';
import { changeProposal } from './change-proposal';
import { getProposalStanding } from './get-proposal-standing';
import { findSentProposals, getOwnProposal } from './own-proposal';
import { takeProposalBack } from './take-proposal-back';

const clientId = '0d9f3a52-3a4c-4d7e-8a11-2f6f0a9d5c01';

describeOnBothEngines('proposals of a creator', (database) => {
  const scene = proposalScene(database);
  const { as, demand, send, rowOf, fields } = scene;

  beforeAll(() => scene.begin(['lin', 'mo', 'ai', 'busy', 'wen']));

  const standingOf = (personId: string, demandId: string) => getProposalStanding(as(personId), { demandId });
  const list = (personId: string, state: '' | 'sent' | 'withdrawn' = '', pageSize = 20) =>
    findSentProposals(as(personId), { state, pageIndex: 1, pageSize });

  test('are sent with works in their order, and told to the company', async () => {
    const demandId = await demand();
    const workIds = ['second of lin', 'work of lin'];
    const id = await send('lin', demandId, { workIds });
    expect(await getOwnProposal(as('lin'), { id })).toMatchObject({
      ...{ state: 'sent', priceYuan: 80_000, days: 60, text: '我们做过类似的大堂。', seenAt: null, reason: null },
      demand: { id: demandId, title: '大堂装置', company: '名字 company', isPublic: true },
      works: workIds.map((videoId) => ({ videoId })),
    });
    expect(await scene.toldOf('company', demandId)).toEqual(['proposal-sent']);
    await expect(getOwnProposal(as('mo'), { id })).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('need an original public work: what is missing is said', async () => {
    const demandId = await demand();
    const works = [
      videoRow({ id: 'copy', author_id: 'bare', is_original: 0 }),
      videoRow({ id: 'waits', author_id: 'bare', is_original: 1, state: 'pending_review' }),
      videoRow({ id: 'draft', author_id: 'bare', state: 'pending_edit' }),
    ];
    await database().db.transaction((tx) => insertRows(tx, 'video', works));
    expect(await standingOf('bare', demandId)).toEqual({
      ...{ lacks: 'original', works: { original: 0, copied: 1, waiting: 1, drafts: 1 }, proposal: null },
    });
    await expect(send('bare', demandId, { workIds: ['copy'] })).rejects.toMatchObject({ code: 'OriginalNeeded' });
    expect(await standingOf('lin', demandId)).toMatchObject({ lacks: null, works: { original: 2 } });
  });

  test('are for open public demands of others', async () => {
    const [over, closed, hidden, own] = [
      await demand({ propose_until: noon }),
      await demand({ closed_at: noon }),
      await demand({ review_state: demandCode.pending_review }),
      await demand({ owner_id: 'lin' }),
    ];
    const ends = await settled([over, closed, hidden, own, 'unknown'].map((id) => send('lin', id)));
    expect(ends).toEqual(['DemandClosed', 'DemandClosed', 'NullPointer', 'Forbidden', 'NullPointer']);
    expect((await standingOf('lin', over)).lacks).toBe('closed');
    expect((await standingOf('lin', own)).lacks).toBe('own');
  });

  test('show public works of their creator only, and say nothing that is prohibited', async () => {
    const demandId = await demand();
    await expect(send('lin', demandId, { workIds: ['work of lin', 'work of mo', 'none'] })).rejects.toMatchObject(
      broken(['workIds.1', 'unknown'], ['workIds.2', 'unknown']),
    );
    await expect(send('lin', demandId, { text: bad })).rejects.toMatchObject(broken(['text', 'prohibited']));
  });

  test('are changed while nobody has decided, and are unseen then', async () => {
    const id = await send('mo', await demand());
    await seeProposal(as('company'), { id });
    expect((await getOwnProposal(as('mo'), { id })).seenAt).not.toBeNull();
    const change = (revision: number, text: string) =>
      changeProposal(as('mo'), { ...fields('mo'), id, revision, text, days: 30 });
    expect(await change(0, '新的想法')).toMatchObject({ text: '新的想法', days: 30, seenAt: null, revision: 1 });
    await expect(change(0, '又一个')).rejects.toMatchObject({ code: 'Changed' });
    await expect(changeProposal(as('lin'), { ...fields('lin'), id, revision: 1 })).rejects.toMatchObject({
      code: 'NullPointer',
    });
    await scene.choose(id);
    await expect(change(2, '太晚了')).rejects.toMatchObject({ code: 'Changed' });
  });

  test('are taken back and sent again, by the same row', async () => {
    const demandId = await demand();
    const id = await send('ai', demandId);
    await takeProposalBack(as('ai'), { id });
    expect(await takeProposalBack(as('ai'), { id })).toMatchObject({ state: 'withdrawn' });
    scene.pass(millisecondsInDay);
    expect(await send('ai', demandId, { priceYuan: 90_000 })).toBe(id);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', price_yuan: 90_000, revision: 2 });
    expect(await scene.toldOf('company', demandId)).toEqual(['proposal-sent', 'proposal-withdrawn', 'proposal-sent']);
    await declineProposal(as('company'), { id, reason: 'price' });
    await expect(send('ai', demandId)).rejects.toMatchObject({ code: 'ProposedAlready' });
    await expect(takeProposalBack(as('ai'), { id })).rejects.toMatchObject({ code: 'Changed' });
  });

  test('end with a demand that is closed, and are sent again when it is open again', async () => {
    const demandId = await demand();
    const [waiting, chosen] = [await send('lin', demandId), await send('mo', demandId)];
    await scene.choose(chosen);
    await scene.close(demandId);
    for (const id of [waiting, chosen]) expect(await rowOf(id)).toMatchObject({ state: 'declined', reason: 'gone' });
    expect((await scene.toldOf('mo', demandId)).at(-1)).toBe('proposal-declined-gone');
    await expect(send('lin', demandId)).rejects.toMatchObject({ code: 'DemandClosed' });
    await database().db.transaction((tx) =>
      tx.updateTable('project_demand').set({ closed_at: null }).where('id', '=', demandId).execute(),
    );
    expect(await send('lin', demandId)).toBe(waiting);
  });

  test('the latest sent first, in all states or one', async () => {
    const [first, second] = [await send('wen', await demand()), await send('wen', await demand())];
    await takeProposalBack(as('wen'), { id: first });
    scene.pass(1000);
    const third = await send('wen', await demand());
    expect((await list('wen')).list.map(({ id }) => id)).toEqual([third, ...[first, second].toSorted()]);
    expect((await list('wen', 'withdrawn')).list.map(({ id }) => id)).toEqual([first]);
    expect(await list('wen', '', 1)).toMatchObject({ hasNextPage: true, nextPage: 2 });
  });

  describe('at once', () => {
    test('twice it is sent once', async () => {
      const demandId = await demand();
      const same = await settled(Array.from({ length: 6 }, () => send('lin', demandId, {}, clientId)));
      expect(counted(same)).toEqual({ done: 6 });
      const another = await demand();
      const different = await settled(Array.from({ length: 5 }, () => send('mo', another)));
      expect(counted(different)).toEqual({ done: 1, ProposedAlready: 4 });
      expect(await scene.toldOf('company', another)).toEqual(['proposal-sent']);
      // The id of another proposal is nobody else's.
      await expect(send('mo', demandId, {}, clientId)).rejects.toMatchObject({ code: 'NullPointer' });
    });

    test('no more wait for a word than may', async () => {
      const demands = await Promise.all(Array.from({ length: proposalLimits.open + 3 }, () => demand()));
      const ends = await settled(demands.map((id) => send('busy', id)));
      expect(counted(ends)).toEqual({ done: proposalLimits.open, ListFull: 3 });
      expect((await standingOf('busy', await demand())).lacks).toBe('full');
    });

    test('with the close of the demand it is sent and ended, or not sent', async () => {
      for (let round = 0; round < 6; round += 1) {
        const demandId = await demand();
        const both = [() => send('ai', demandId), () => scene.close(demandId)];
        if (round % 2 === 1) both.reverse();
        const ends = await settled(both.map((act) => act()));
        const { list: own } = await findSentProposals(as('ai'), { state: '', pageIndex: 1, pageSize: 100 });
        const state = own.find((one) => one.demand.id === demandId)?.state;
        expect(state).toBe(ends.includes('DemandClosed') ? undefined : 'declined');
      }
    });
  });
});
