import { findCertificates } from '@/lib/events/award/server/certificate/find-certificates';
import { getContestIntegrity } from '@/lib/events/award/server/result/get-contest-integrity';
import { contestGroups } from '@/lib/events/contest/codes';
import { contestDetail } from '@/lib/events/contest/contract';
import { findContests } from '@/lib/events/contest/server/find-contests';
import { getContest } from '@/lib/events/contest/server/get-contest';
import { seedContestList } from '@/lib/events/contest/server/seed/contests';
import { seedEndOfResults } from '@/lib/events/entry/port';
import { findOwnEntries } from '@/lib/events/entry/server/own/find-own-entries';
import { findJudgings } from '@/lib/events/judging/server/own/find-judgings';
import { recountVotes } from '@/lib/events/vote/port';
import { findVoteHours } from '@/lib/events/vote/server/desk/find-vote-hours';
import { getVoteTotals } from '@/lib/events/vote/server/get-vote-totals';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { entryScene } from '@/test/entries';
import { seed } from '@/test/seeded';

const creator = 'person-003';
const firstPage = { pageIndex: 1, pageSize: 100 };

describeOnBothEngines('the contests of the demonstration', (database) => {
  beforeAll(() => seed(database().db), 120_000);
  const { contradictions, faults, read } = entryScene(database);
  const as = (personId: string) => testContext(database().db, { caller: callerOf(personId) });
  const visitor = (language: 'zh' | 'en' = 'zh') => testContext(database().db, { language });

  test('contradict nothing: locks, numbers, orders, votes', async () => {
    expect(await contradictions()).toEqual([]);
    expect(await faults()).toEqual([]);
    expect(await recountVotes(read())).toEqual([]);
  });

  test('are in every phase but canceled, and read in both languages', async () => {
    const lists = await Promise.all(contestGroups.map((group) => findContests(visitor(), { ...firstPage, group })));
    expect(lists.map(({ list }) => list.map(({ name }) => name))).toEqual([
      ['light-in-motion'],
      ['new-light'],
      ['future-lab', 'annual-2020'],
    ]);
    for (const { name } of seedContestList) {
      for (const language of ['zh', 'en'] as const) {
        const detail = await getContest(visitor(language), { name });
        expect(contestDetail.parse(detail)).toEqual(detail);
        expect([detail.titleLanguage, detail.blocks.map(({ kind }) => kind)]).toEqual([
          language,
          ['head', 'text', name === 'light-in-motion' ? 'part' : 'timetable', 'pictures', 'things', 'partners'],
        ]);
      }
    }
  });

  test('have entries of the creator in every state, and an invitation to a team', async () => {
    const { list } = await findOwnEntries(as(creator), { ...firstPage, contestId: '', workId: '' });
    const own = list.filter(({ memberState }) => memberState === null);
    expect(new Set(own.map(({ state }) => state))).toEqual(
      new Set([
        ...['draft', 'unpaid', 'pendingPayment', 'submitted', 'submitFailed', 'withdrawn'],
        ...['awarded', 'notAwarded'],
      ]),
    );
    expect(list.map(({ memberState }) => memberState)).toContain('invited');
  });

  test('took works that were there, in their order and while they took them', async () => {
    const entries = await read()
      .selectFrom('contest_entry as entry')
      .innerJoin('activity', 'activity.id', 'entry.activity_id')
      .innerJoin('video', 'video.id', 'entry.work_id')
      .innerJoin('person', 'person.id', 'entry.person_id')
      .selectAll('entry')
      .select(['activity.enrol_start_at', 'activity.enrol_end_at', 'video.created_at as made_at'])
      .select('person.created_at as joined_at')
      .where('number', 'is not', null)
      .orderBy('activity_id')
      .orderBy('number')
      .execute();
    for (const entry of entries) {
      const { joined_at, made_at, created_at, sent_at, checked_at, enrol_start_at, enrol_end_at } = entry;
      const times = [joined_at, made_at, created_at, sent_at, checked_at, noon].filter((at) => at !== null);
      expect([entry.id, times]).toEqual([entry.id, times.toSorted((one, other) => one - other)]);
      expect([entry.id, enrol_start_at <= (sent_at ?? 0) && (sent_at ?? 0) < enrol_end_at]).toEqual([entry.id, true]);
    }
    for (const own of Map.groupBy(entries, ({ activity_id }) => activity_id).values()) {
      const times = own.map(({ sent_at }) => sent_at ?? 0);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
  });

  test('had a vote that ended on 10 November 2020 at noon in Beijing, some of it taken out', async () => {
    const { voteEndTime, votePhase } = await getContest(visitor(), { name: 'annual-2020' });
    expect([voteEndTime, votePhase]).toEqual(['2020-11-10T12:00:00.000+08:00', 'closed']);
    const { cast, counted, discarded, isFrozen } = await getVoteTotals(visitor(), { name: 'annual-2020' });
    expect(discarded.every(({ count }) => count > 0)).toBe(true);
    expect(counted + discarded.reduce((sum, { count }) => sum + count, 0)).toBe(cast);
    expect([counted > 3000, isFrozen]).toEqual([true, false]);
    expect((await getVoteTotals(visitor(), { name: 'new-light' })).counted).toBeGreaterThan(100);
  });

  test('have an hour of votes that staff would look at', async () => {
    const staff = testContext(database().db, { caller: callerOf('person-editor', { staff: 'editor' }) });
    const hours = await findVoteHours(staff, { entryId: 'contest-judging-e08' });
    expect(hours.filter(({ signs }) => signs.includes('many'))).toHaveLength(1);
  });

  test('are judged by accounts that people can try, some of whose scores are sent', async () => {
    const { list } = await findJudgings(as('person-005'), firstPage);
    expect(list).toMatchObject([{ state: 'open', contest: { name: 'new-light' } }, { state: 'closed' }]);
    const round = list[0]?.roundId ?? '';
    const given = await read()
      .selectFrom('judging_assignment')
      .select('state')
      .distinct()
      .where('round_id', '=', round)
      .execute();
    expect(new Set(given.map(({ state }) => state))).toEqual(new Set(['open', 'scored', 'recused']));
  });

  test('have signed results, of which nobody is told again, and certificates', async () => {
    const { results, entries } = await getContestIntegrity(visitor(), { name: 'future-lab' });
    expect(results.map(({ stage }) => stage)).toEqual(['shortlist', 'award']);
    expect(entries).toMatchObject({ sent: 16, shown: 14 });
    expect(await findCertificates(as(creator), { entryId: 'contest-decided-e01' })).toMatchObject([
      { kind: 'shortlisted' },
      { kind: 'awarded', award: { text: '金奖' } },
    ]);
    const told = () =>
      read()
        .selectFrom('notice')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirst();
    const before = await told();
    for (const stage of ['shortlist', 'award'] as const) {
      await seedEndOfResults(visitor(), { contestId: 'contest-decided', stage });
    }
    expect(await told()).toEqual(before);
  });
});
