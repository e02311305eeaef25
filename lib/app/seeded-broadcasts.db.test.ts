import { broadcastCode, broadcastPhases, broadcastStates } from '@/lib/live/broadcast/codes';
import { broadcastDetail, broadcastFields } from '@/lib/live/broadcast/contract';
import { checkTimes, missingFields } from '@/lib/live/broadcast/rules/check-fields';
import { phaseAt } from '@/lib/live/broadcast/rules/phase';
import { factsOf } from '@/lib/live/broadcast/server/find-broadcast';
import { getBroadcast } from '@/lib/live/broadcast/server/get-broadcast';
import { toFields, writtenFields } from '@/lib/live/broadcast/server/own/written-fields';
import { findReplay } from '@/lib/live/replay/server/find-replay';
import { findTalk, findTalkAt } from '@/lib/live/talk/server/find-talk';
import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { seed } from '@/test/seeded';

/** These need a stream. */
const streamed = new Set(['live', 'interrupted']);

describeOnOneEngine('the broadcasts of the demonstration', (database) => {
  beforeAll(() => seed(database().db));
  const rows = () => database().db.read.selectFrom('live_broadcast').selectAll().orderBy('id').execute();
  const shown = async () => (await rows()).filter(({ review_state }) => review_state === broadcastCode.verified);

  test('are there in every state and phase that needs no stream, free and not, some with a stage', async () => {
    const all = await rows();
    expect(new Set(all.map(({ review_state }) => review_state))).toEqual(
      new Set(broadcastStates.map((state) => broadcastCode[state])),
    );
    const phases = (await shown()).map((row) => phaseAt(factsOf(row), noon));
    expect(new Set(phases)).toEqual(new Set(broadcastPhases.filter((phase) => !streamed.has(phase))));
    const coming = (await shown()).filter((row) => phaseAt(factsOf(row), noon) === 'upcoming');
    expect(new Set(coming.map(({ price_fen }) => price_fen > 0))).toEqual(new Set([true, false]));
    expect(coming.map(({ is_participatory }) => is_participatory)).toContain(1);
    for (const { review_state, reason, canceled_at, cancel_reason } of all) {
      expect(reason !== '').toBe(review_state === broadcastCode.failed);
      expect(cancel_reason !== '').toBe(canceled_at !== null);
    }
  });

  test('were complete when they were handed in, by hosts who may go live, and stay as they are when saved', async () => {
    for (const row of (await rows()).filter(({ review_state }) => review_state !== broadcastCode.pending_edit)) {
      const fields = toFields(row);
      expect([row.id, missingFields(fields, 'zh'), checkTimes(fields, row.submitted_at ?? noon)]).toEqual([
        ...[row.id, [], []],
      ]);
      expect(writtenFields(broadcastFields.parse(fields))).toEqual(fields);
      const times = [row.created_at, row.submitted_at, row.verified_at, row.canceled_at].filter((at) => at !== null);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(Math.max(...times)).toBeLessThan(noon);
    }
    const hosts = await database()
      .db.read.selectFrom('live_broadcast')
      .innerJoin('person', 'person.id', 'host_id')
      .select('verification')
      .execute();
    expect(hosts.map(({ verification }) => verification)).not.toContain('none');
  });

  test('are shown in both languages; a replay is a work of its host, and none is to be made of nothing', async () => {
    for (const { id, replay_id, host_id } of await shown()) {
      for (const language of ['zh', 'en'] as const) {
        const detail = await getBroadcast(testContext(database().db, { language }), { id });
        expect(broadcastDetail.parse(detail)).toEqual(detail);
        expect([id, detail.titleLanguage, detail.body !== '']).toEqual([id, language, true]);
      }
      if (replay_id === null) continue;
      const work = database().db.read.selectFrom('video').select(['author_id', 'state']).where('id', '=', replay_id);
      expect(await work.executeTakeFirst()).toEqual({ author_id: host_id, state: 'verified' });
    }
    const making = database().db.read.selectFrom('job').select('kind').where('kind', '=', 'live.make-replay');
    expect(await making.execute()).toEqual([]);
  });

  test('their talk follows their replays, with chapters, and one that is late is talked in', async () => {
    const context = testContext(database().db);
    for (const { id, replay_id } of (await shown()).filter(({ replay_id }) => replay_id !== null)) {
      const { workId, chapters } = await findReplay(context, { id });
      const said = await findTalkAt(context, { id, fromMs: 0 });
      expect([workId, chapters.length > 1, said.length > 5]).toEqual([replay_id, true, true]);
      expect(new Set(said.map(({ role }) => role))).toEqual(new Set(['host', 'viewer']));
    }
    const late = (await shown()).find((row) => phaseAt(factsOf(row), noon) === 'late');
    const talk = await findTalk(context, { id: late?.id ?? '' });
    expect(talk).toMatchObject({ isOpen: true, said: [{ seq: 1 }, { seq: 2 }, { seq: 3 }] });
    expect(talk.said.every(({ at, streamMs }) => Date.parse(at) < noon && streamMs === null)).toBe(true);
  });

  test('are decided on by staff alone', async () => {
    const deciders = await database()
      .db.read.selectFrom('audit_entry')
      .select('actor_id')
      .where('action', 'like', 'live.broadcast.%')
      .execute();
    expect(new Set(deciders.map(({ actor_id }) => actor_id))).toEqual(new Set(['person-reviewer']));
  });
});
