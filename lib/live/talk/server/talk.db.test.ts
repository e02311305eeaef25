import { randomUUID } from 'node:crypto';
import type { Context } from '@/lib/platform/server/context';
import { addBroadcast } from '@/test/broadcasts';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { insertRows, personRow } from '@/test/rows';
import { counted, settled } from '@/test/settled';
import type { TalkEvent } from '../contract';
import { findMarks } from './find-marks';
import { findSilenced, findTalk, findTalkAt, findTalkBefore, findTalkQuestions } from './find-talk';
import { followTalk } from './follow-talk';
import { findChapters, markChapter, removeChapter } from './keep-chapters';
import { answerSaid, removeSaid, setTalk, setTalkHelper, silence } from './keep-talk';
import { eraseTalk, exportTalk } from './person-talk';
import { removeTalk } from './remove-talk';
import { say } from './say';

const times = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describeOnBothEngines('the talk of a broadcast', (database) => {
  let id = '';
  let clock = noon;
  let made = 0;
  beforeAll(() =>
    database().db.transaction((tx) =>
      insertRows(
        tx,
        'person',
        ['host', 'one', 'two', 'three'].map((person) => personRow({ id: person })),
      ),
    ),
  );
  beforeEach(async () => {
    clock += 3_600_000;
    made += 1;
    id = await addBroadcast(database().db, {
      id: `broadcast-${made}`,
      startAt: clock - 60_000,
      live_at: clock - 60_000,
    });
  });

  const context = (personId: string | null, more: Partial<Context> = {}) =>
    testContext(database().db, { now: () => clock, caller: personId === null ? null : callerOf(personId), ...more });
  const sayAs = (personId: string, text: string, more: Partial<Parameters<typeof say>[1]> = {}) =>
    say(context(personId), { id, text, kind: 'message', clientId: randomUUID(), ...more });
  const setAsHost = (change: Partial<Parameters<typeof setTalk>[1]>) =>
    setTalk(context('host'), { id, slowSeconds: 0, questionsOnly: false, pinnedSeq: 0, ...change });
  const textsOf = async () => (await findTalk(context(null), { id })).said.map(({ text }) => text);

  test('twenty messages at once have the numbers 1 to 20, and pages without a gap', async () => {
    const answers = await Promise.all(times(20).map((index) => sayAs(index % 2 ? 'one' : 'two', `message ${index}`)));
    expect(answers.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(times(20));
    const talk = await findTalk(context(null), { id });
    expect([talk.seq, talk.said.map(({ seq }) => seq)]).toEqual([20, times(20)]);
    const before = await findTalkBefore(context(null), { id, before: 4 });
    expect(before.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  test('the same message at once is one', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all(times(10).map(() => sayAs('one', 'once', { clientId })));
    expect(new Set(answers.map(({ seq }) => seq)).size).toBe(1);
    expect(await textsOf()).toEqual(['once']);
  });

  test('slow mode lets one of many at once through, and the host always', async () => {
    await setAsHost({ slowSeconds: 15 });
    const ends = await settled(times(8).map((index) => sayAs('one', `${index}`)));
    expect(counted(ends)).toEqual({ done: 1, TooManyRequests: 7 });
    clock += 14_000;
    await expect(sayAs('one', 'again')).rejects.toMatchObject({
      code: 'TooManyRequests',
      details: { retryAfterSeconds: 1 },
    });
    await sayAs('host', 'a');
    await sayAs('host', 'b');
    clock += 1000;
    await sayAs('one', 'again');
  });

  test('is for who may post, while it is open; questions only is for viewers', async () => {
    await expect(
      say(context('one', { caller: callerOf('one', { hasPhone: false }) }), {
        ...{ id, text: 'a', kind: 'message', clientId: randomUUID() },
      }),
    ).rejects.toMatchObject({ code: 'PhoneNeeded' });
    await setAsHost({ questionsOnly: true });
    await expect(sayAs('one', 'a')).rejects.toMatchObject({ code: 'Changed' });
    await sayAs('one', 'b', { kind: 'question' });
    await sayAs('host', 'c');
    id = await addBroadcast(database().db, { id: `${id}-later`, startAt: clock + 31 * 60_000 });
    await expect(sayAs('one', 'early')).rejects.toMatchObject({ code: 'Changed' });
    clock += 60_000;
    expect(await sayAs('one', 'just in time')).toMatchObject({ streamMs: null });
  });

  test('of a paid broadcast is closed to who has not paid', async () => {
    id = await addBroadcast(database().db, { id: `${id}-paid`, startAt: clock, price_fen: 100 });
    await sayAs('host', 'hello');
    expect(await findTalk(context('one'), { id })).toMatchObject({ needsPayment: true, said: [] });
    await expect(sayAs('one', 'a')).rejects.toMatchObject({ code: 'Forbidden' });
    await expect(findTalkBefore(context(null), { id, before: 9 })).rejects.toMatchObject({ code: 'Forbidden' });
  });

  test('messages are removed by their author, host and helpers, not by others', async () => {
    const { seq } = await sayAs('one', 'mine');
    await expect(removeSaid(context('two'), { id, seq })).rejects.toMatchObject({ code: 'Forbidden' });
    await setTalkHelper(context('host'), { id, userId: 'two', isHelper: true });
    await removeSaid(context('two'), { id, seq });
    await removeSaid(context('two'), { id, seq });
    expect(await textsOf()).toEqual([]);
    const own = await sayAs('one', 'again');
    await removeSaid(context('one'), { id, seq: own.seq });
    expect(await textsOf()).toEqual([]);
  });

  test('who is silenced says nothing more, and what they said is gone; nobody silences the host', async () => {
    const { seq } = await sayAs('one', 'rude');
    await setAsHost({ pinnedSeq: seq });
    await expect(silence(context('two'), { id, userId: 'one', isSilenced: true })).rejects.toMatchObject({
      code: 'Forbidden',
    });
    await silence(context('host'), { id, userId: 'one', isSilenced: true });
    await expect(sayAs('one', 'more')).rejects.toMatchObject({ code: 'Forbidden' });
    expect(await findTalk(context('one'), { id })).toMatchObject({ said: [], pinned: null, isSilenced: true });
    expect((await findSilenced(context('host'), { id })).map(({ userId }) => userId)).toEqual(['one']);
    await expect(findSilenced(context('two'), { id })).rejects.toMatchObject({ code: 'Forbidden' });
    await silence(context('host'), { id, userId: 'one', isSilenced: false });
    expect(await findSilenced(context('host'), { id })).toEqual([]);
    await sayAs('one', 'sorry');
    await setTalkHelper(context('host'), { id, userId: 'two', isHelper: true });
    await expect(silence(context('two'), { id, userId: 'host', isSilenced: true })).rejects.toMatchObject({
      code: 'Forbidden',
    });
  });

  test("open questions are the host's list until they are answered", async () => {
    const first = await sayAs('one', 'why?', { kind: 'question' });
    await sayAs('two', 'how?', { kind: 'question' });
    await answerSaid(context('host'), { id, seq: first.seq, isAnswered: true });
    const open = await findTalkQuestions(context('host'), { id });
    expect(open.map(({ text }) => text)).toEqual(['how?']);
    await expect(findTalkQuestions(context('one'), { id })).rejects.toMatchObject({ code: 'Forbidden' });
  });

  test('chapters and messages have their time in the stream', async () => {
    const clientId = randomUUID();
    await markChapter(context('host'), { id, clientId, title: 'Second' });
    await markChapter(context('host'), { id, clientId, title: 'Second' });
    await sayAs('one', 'at a minute');
    clock += 30_000;
    await sayAs('one', 'later');
    expect(await findMarks(database().db.read, id)).toEqual([{ id: clientId, title: 'Second', streamMs: 60_000 }]);
    const later = await findTalkAt(context(null), { id, fromMs: 61_000 });
    expect(later.map(({ text, streamMs }) => [text, streamMs])).toEqual([['later', 90_000]]);
    await expect(markChapter(context('one'), { id, clientId, title: 'Mine' })).rejects.toMatchObject({
      code: 'Forbidden',
    });
    // Everybody sees it beside the replay.
    const watched = { id, clientId: randomUUID(), title: '来我的赌博网站' };
    await expect(markChapter(context('host'), watched)).rejects.toMatchObject({
      ...{ code: '400', details: { fields: [{ field: 'title', rule: 'prohibited' }] } },
    });
    await expect(findChapters(context('one'), { id })).rejects.toMatchObject({ code: 'Forbidden' });
    const removal = { id, chapterId: clientId };
    await expect(removeChapter(context('one'), removal)).rejects.toMatchObject({ code: 'Forbidden' });
    const [first] = await findChapters(context('host'), { id });
    expect(first?.id).toBe(clientId);
    expect([await removeChapter(context('host'), removal), await removeChapter(context('host'), removal)]).toEqual([
      [],
      [],
    ]);
  });

  test('who comes back hears what they missed, in order, and what was removed meanwhile is not told', async () => {
    const seqs = [];
    for (const text of ['a', 'b', 'c']) seqs.push((await sayAs('one', text)).seq);
    await removeSaid(context('host'), { id, seq: seqs[1] ?? 0 });
    const life = new AbortController();
    const heard: [string | undefined, TalkEvent['kind']][] = [];
    const over = (async () => {
      const events = await followTalk(context(null), { id, after: 0 }, { signal: life.signal, lastId: '1' });
      for await (const event of events) heard.push([event.id, event.data.kind]);
    })();
    await eventually(async () =>
      expect(heard).toEqual([
        ['3', 'said'],
        ['4', 'removed'],
      ]),
    );
    await sayAs('two', 'new');
    await setAsHost({ slowSeconds: 5 });
    await eventually(async () =>
      expect(heard.slice(2)).toEqual([
        ['5', 'said'],
        ['6', 'settings'],
      ]),
    );
    life.abort();
    await over;
  });

  test('what an erased person said goes, an export has it, and nothing stays of an erased host', async () => {
    await sayAs('three', 'about me');
    const parts: Record<string, unknown> = {};
    await database().db.transaction((tx) => exportTalk(context(null), tx, { personId: 'three', parts } as never));
    expect(parts.liveTalk).toMatchObject([{ text: 'about me', kind: 'message' }]);
    await database().db.transaction((tx) => eraseTalk(context(null), tx, { personId: 'three' } as never));
    expect(await textsOf()).toEqual([]);
    await sayAs('one', 'stays');
    await database().db.transaction((tx) => removeTalk(context(null), tx, { id }));
    expect(await findTalk(context(null), { id })).toMatchObject({ seq: 0, said: [] });
  });
});
