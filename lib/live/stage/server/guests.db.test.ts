import type { Context } from '@/lib/platform/server/context';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows } from '@/test/rows';
import { stageOf } from '@/test/stages';
import * as contract from '../contract';
import { closeStage, reopenStage } from './close-stage';
import { getStage } from './get-stage';
import { makeStagePass } from './make-stage-pass';
import { eraseStages, exportStages } from './person-stages';
import { raiseHand } from './raise-hand';

describeOnBothEngines('guests of a stage', (database) => {
  const stage = stageOf(database);
  beforeAll(stage.begin);
  beforeEach(stage.beginAnew);

  const handsOf = async () => (await stage.view('host')).hands.map(({ person, state }) => [person.userId, state]);
  const ownOf = async (who: string) => (await stage.view(who)).own;
  const placed = async () => {
    const rows = await database().db.read.selectFrom('live_stage_guest').select('state').execute();
    return rows.filter(({ state }) => state === 'invited' || state === 'onStage').length;
  };

  test('a hand waits in its place, is admitted, confirms, and leaves', async () => {
    await stage.raise('mei');
    stage.pass(1);
    await stage.raise('lin');
    await stage.raise('lin');
    expect(await handsOf()).toEqual([
      ['mei', 'asked'],
      ['lin', 'asked'],
    ]);
    expect(await ownOf('lin')).toMatchObject({ state: 'asked', place: 2 });
    await stage.act('admit', 'mei');
    await stage.act('admit', 'mei');
    expect(await ownOf('mei')).toMatchObject({ state: 'invited', place: 0 });
    expect(await ownOf('lin')).toMatchObject({ state: 'asked', place: 1 });
    const peer = await stage.join('mei');
    const seen = await stage.view('mei');
    expect(seen).toMatchObject({ own: { state: 'onStage' }, peers: [{ peer, kind: 'guest', hasPicture: true }] });
    expect(contract.getStage.data.parse(seen)).toEqual(seen);
    await stage.leave('mei');
    expect(await stage.view('host')).toMatchObject({ peers: [], hands: [{ person: { userId: 'lin' } }] });
    await stage.raise('mei');
    expect(await ownOf('mei')).toMatchObject({ state: 'asked', place: 2 });
  });

  test('who is not on the stage sees neither hands nor who is on it', async () => {
    await stage.bring('mei');
    await stage.raise('lin');
    expect(await stage.view('lin')).toMatchObject({ peers: [], hands: [], waiting: 1, passMadeAt: null });
  });

  test.each(['admit', 'refuse', 'remove', 'silence'] as const)('only the host may %s', async (act) => {
    await stage.bring('mei');
    await stage.raise('lin');
    const whom = act === 'admit' || act === 'refuse' ? 'lin' : 'mei';
    await expect(stage.act(act, whom, 'tao')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(stage.act(act, whom)).resolves.toBeNull();
  });

  test('there is room for three, also when four are admitted at once', async () => {
    for (const who of ['mei', 'lin', 'tao', 'hua']) await stage.raise(who);
    const admitted = await Promise.allSettled(['mei', 'lin', 'tao', 'hua'].map((who) => stage.act('admit', who)));
    expect(admitted.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(admitted.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'ListFull' } });
    expect(await placed()).toBe(3);
    const [[out] = []] = (await handsOf()).filter(([, state]) => state === 'asked');
    await expect(stage.join(String(out))).rejects.toMatchObject({ code: 'Changed' });
  });

  test('of removing and confirming at once nobody stays half on the stage', async () => {
    await stage.bring('mei');
    await Promise.allSettled([stage.act('remove', 'mei'), stage.join('mei')]);
    expect(await ownOf('mei')).toMatchObject({ state: 'removed', obstacle: 'removed' });
    expect((await stage.view('host')).peers).toEqual([]);
    await expect(stage.raise('mei')).rejects.toMatchObject({ code: 'Forbidden' });
  });

  test('who was refused may ask again after five minutes', async () => {
    await stage.raise('mei');
    await stage.act('refuse', 'mei');
    stage.pass(60);
    await expect(stage.raise('mei')).rejects.toMatchObject({
      code: 'TooManyRequests',
      details: { retryAfterSeconds: 240 },
    });
    expect(await ownOf('mei')).toMatchObject({ state: 'refused', obstacle: 'refused' });
    stage.pass(240);
    await stage.raise('mei');
    expect(await ownOf('mei')).toMatchObject({ state: 'asked', obstacle: null });
  });

  test('a silenced guest is heard again only by the host', async () => {
    const peer = await stage.bring('mei');
    await stage.act('silence', 'mei');
    await stage.beat('mei', peer, { isMuted: false });
    expect((await stage.view('host')).peers).toMatchObject([{ isMuted: true, isSilenced: true }]);
    await stage.act('unsilence', 'mei');
    expect((await stage.view('host')).peers).toMatchObject([{ isMuted: false, isSilenced: false }]);
  });

  test('a guest without a sign of life for 30 seconds has left, and their place is free', async () => {
    const [peer] = [await stage.bring('mei'), await stage.bring('lin'), await stage.bring('tao')];
    await stage.raise('hua');
    stage.pass(29);
    await stage.beat('mei', peer);
    stage.pass(2);
    await stage.beat('mei', peer);
    expect((await stage.view('host')).peers).toMatchObject([{ peer }]);
    expect(await ownOf('lin')).toMatchObject({ state: 'left' });
    await expect(stage.act('admit', 'hua')).resolves.toBeNull();
  });

  test('a page that is loaded again takes the place of the one before', async () => {
    const before = await stage.bring('mei');
    const peer = await stage.join('mei');
    expect((await stage.view('host')).peers).toMatchObject([{ peer }]);
    await expect(stage.beat('mei', before)).rejects.toMatchObject({ code: 'NullPointer' });
  });

  const barred: [what: string, code: string, who: Partial<Context>, id: string][] = [
    ['a visitor', 'Unauthorized', { caller: null }, 'show'],
    ['a person without a phone', 'PhoneNeeded', { caller: callerOf('mei', { hasPhone: false }) }, 'show'],
    ['the host', 'Forbidden', {}, 'show'],
    ['who has not paid', 'Forbidden', { caller: callerOf('mei') }, 'paid'],
    ['anybody long before it', 'Changed', { caller: callerOf('mei') }, 'later'],
    ['anybody where there is no stage', 'NullPointer', { caller: callerOf('mei') }, 'talk'],
    ['anybody before it is public', 'NullPointer', { caller: callerOf('mei') }, 'draft'],
  ];
  test.each(barred)('%s cannot raise a hand (%s)', async (_what, code, who, id) => {
    await expect(raiseHand(stage.as('host', who), { id })).rejects.toMatchObject({ code });
  });

  test('nor can who is blocked by the host, or comes when 53 others wait', async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person_block', [{ person_id: 'host', blocked_id: 'wen', created_at: noon }]);
      const row = { broadcast_id: 'show', state: 'asked', asked_at: noon, since: noon, seen_at: noon } as const;
      const others = Array.from({ length: 53 }, (_, index) => ({ ...row, person_id: `p${index}` }));
      await insertRows(tx, 'live_stage_guest', others);
    });
    await expect(stage.raise('wen')).rejects.toMatchObject({ code: 'Blocked' });
    expect(await ownOf('wen')).toMatchObject({ obstacle: 'blocked' });
    await expect(stage.raise('mei')).rejects.toMatchObject({ code: 'ListFull' });
  });

  test('the page for the encoder opens by its pass, until that is renewed', async () => {
    const key = await stage.makePass();
    const peer = await stage.joinBy(key);
    const host = await stage.join('host');
    expect(await stage.viewBy(key)).toMatchObject({ role: 'view', own: null, hands: [], passMadeAt: null });
    expect((await stage.viewBy(key)).peers.map((one) => one.peer)).toEqual([host, peer]);
    await stage.makePass();
    await expect(stage.viewBy(key)).rejects.toMatchObject({ code: 'NullPointer' });
    expect((await stage.view('host')).peers.map((one) => one.peer)).toEqual([host]);
  });

  test('only the host makes a pass, and of a broadcast to come too', async () => {
    await expect(makeStagePass(stage.as('mei'), { id: 'show' })).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(makeStagePass(stage.as('host'), { id: 'later' })).resolves.toEqual({ key: expect.any(String) });
  });

  test('when the broadcast is over nobody is on the stage, nor can come', async () => {
    await stage.bring('mei');
    const key = await stage.makePass();
    await database().db.transaction((tx) => closeStage(stage.as(null), tx, { id: 'show' }));
    expect(await stage.view('host')).toMatchObject({ isOpen: false, peers: [], hands: [] });
    for (const late of [() => stage.raise('lin'), () => stage.join('host')]) {
      await expect(late()).rejects.toMatchObject({ code: 'Changed' });
    }
    await expect(stage.viewBy(key)).rejects.toMatchObject({ code: 'NullPointer' });
    await database().db.transaction((tx) => reopenStage(stage.as(null), tx, { id: 'show' }));
    await expect(stage.raise('lin')).resolves.toBeNull();
  });

  test('an erased person is on no stage; an export says where they asked', async () => {
    await stage.bring('mei');
    const parts: Record<string, unknown> = {};
    await database().db.transaction((tx) => exportStages(stage.as(null), tx, { personId: 'mei', parts }));
    expect(parts.stageHands).toMatchObject([{ broadcastId: 'show', state: 'onStage' }]);
    await database().db.transaction((tx) => eraseStages(stage.as(null), tx, { personId: 'mei' }));
    expect((await getStage(stage.as('host'), { id: 'show', key: '' })).peers).toEqual([]);
    expect(await ownOf('mei')).toMatchObject({ state: null });
  });
});
