import { decideOnActivity } from '@/lib/events/activity/server/review/decide-on-activity';
import { addContest } from '@/test/contests';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activityReviewer } from '@/test/own-activities';
import { contestEditor, contestsOfLin, film, filmCategory, sound, soundCategory } from '@/test/own-contests';
import { planOf } from '@/test/plan';
import { settled } from '@/test/settled';
import { datedContest } from '../contract';
import { contestDates } from './contest-dates';
import { findContests, idsOfPage } from './find-contests';
import { findCurrentContest } from './find-current-contest';
import { getContest } from './get-contest';
import { getContestClock } from './get-contest-clock';
import { getContestTerms } from './get-contest-terms';
import { listContests } from './list-contests';
import { contestTag } from './page-tags';

const day = 86_400_000;
const name = 'light-2026';
const closed = { enrol_start_at: noon - 9 * day, enrol_end_at: noon - day };
const both = { categories: [filmCategory, soundCategory] };
const vote = {
  worksTime: '2026-12-02T10:00:00.000+08:00',
  voteStartTime: '2026-12-03T10:00:00.000+08:00',
  voteEndTime: '2026-12-10T12:00:00.000+08:00',
};

describeOnBothEngines('a public contest', (database) => {
  const { at, as, begin, add, open, save, publish } = contestsOfLin(database);
  beforeEach(begin);

  test('says all that is public of it, in the language asked for or in the other one', async () => {
    await add({ id: 'call', title_en: 'Call', body_en: '<p>Send light.</p>' });
    await open('call', { ...vote, ...both });
    const english = as(null, { language: 'en' });
    expect(await getContest(english, { name })).toMatchObject({
      ...{ id: 'call', name, title: 'Call', titleLanguage: 'en', body: '<p>Send light.</p>', phase: 'open' },
      ...{ votePhase: 'coming', ...vote, resultsTime: null, decidedTime: null, feeFrom: 0, feeTo: 5000 },
      organiser: { userId: 'lin', verification: 'company' },
      topic: { id: 'light', title: 'Light' },
      categories: [
        { id: film, name: { text: '影像', language: 'zh' }, modes: ['individual', 'team'], fees: [] },
        { id: sound, name: { text: 'Sound', language: 'en' }, fees: [{ untilTime: null, feeFen: 5000 }] },
      ],
      ...{ isBlind: false, termsVersion: 1, shortlistedTime: null, cancelReason: '', changes: [], blocks: [] },
      parts: ['terms', 'integrity'],
      publishedTime: '2026-11-20T12:00:00.000+08:00',
    });
    const { categories } = await save('call', 2, { ...vote, ...both, termsZh: '<p>新须知</p>' }, 'lin', noon + 1);
    await save('call', 3, { categories, termsZh: '<p>新须知</p>' }, 'lin', noon + 2);
    const { changes, votePhase } = await getContest(at(null), { name });
    expect([changes.map(({ change }) => change), votePhase]).toEqual([['vote', 'terms'], 'none']);
  });

  test('has its terms of now and each earlier version', async () => {
    await add({ id: 'call' });
    await open('call');
    await save('call', 2, { termsZh: '<p>新须知</p>', termsEn: '<p>New terms</p>' });
    const termsOf = (version?: number) => getContestTerms(as(null, { language: 'en' }), { name, version });
    expect(await termsOf()).toMatchObject({ version: 2, body: '<p>New terms</p>', language: 'en' });
    expect(await termsOf(1)).toMatchObject({ version: 1, body: '<p>参赛须知</p>', language: 'zh' });
    await expect(termsOf(3)).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('follows the clock of the server', async () => {
    await add({ id: 'call' });
    await open('call', vote);
    const clockAt = (now: number) => getContestClock(at(null, now), { name });
    expect(await clockAt(noon)).toEqual({ now: '2026-11-20T12:00:00.000+08:00', phase: 'open', votePhase: 'coming' });
    expect(await clockAt(Date.parse(vote.voteEndTime) - day)).toMatchObject({ phase: 'judging', votePhase: 'frozen' });
  });

  test('is nothing to anybody while it is a draft, and after it was taken down', async () => {
    await add({ id: 'call' });
    await save('call', 0);
    const nothing = ['NullPointer', 'NullPointer', 'NullPointer'];
    const all = (): Promise<unknown>[] => [
      getContest(at(null), { name }),
      getContestTerms(at('lin'), { name }),
      getContestClock(at(null), { name }),
    ];
    expect(await settled(all())).toEqual(nothing);
    await publish('call');
    expect(await Promise.all(all())).toMatchObject([{ id: 'call' }, { version: 1 }, { phase: 'open' }]);
    await decideOnActivity(at(activityReviewer), { id: 'call', revision: 0, act: 'takeDown', reason: '违规' });
    expect(await settled(all())).toEqual(nothing);
  });

  test('stands with its dates on edited pages, its own too, while it is public', async () => {
    await add({ id: 'call' });
    const block = { kind: 'part', id: 'b1', part: 'contestDates', about: 'call' } as const;
    const parts = { byName: new Map([[contestDates.part, contestDates]]) };
    const visitor = as(null, { blocks: parts });
    await save('call', 0, { ...vote, blocks: [block, { ...block, id: 'b2', about: 'another' }] });
    expect(await contestDates.show(visitor, 'call')).toBeNull();
    await publish('call');
    const shown = await contestDates.show(visitor, 'call');
    expect(datedContest.strict().parse(shown)).toMatchObject({
      id: 'call',
      name,
      ...vote,
      parts: ['page', 'terms', 'integrity'],
    });
    const { blocks } = await getContest(visitor, { name });
    expect(blocks).toEqual([{ kind: 'part', id: 'b1', part: 'contestDates', data: shown }]);
    expect(contestDates.tags?.('call')).toEqual([contestTag('call')]);
  });

  describe('in lists', () => {
    beforeEach(async () => {
      const { db } = database();
      const lin = { activity: { organiser_id: 'lin' } };
      await addContest(db, { ...lin, name: 'late', enrol_end_at: noon + 9 * day });
      await addContest(db, { ...lin, name: 'soon', enrol_end_at: noon + day });
      await addContest(db, { ...lin, name: 'coming', enrol_start_at: noon + day, enrol_end_at: noon + 5 * day });
      await addContest(db, { ...lin, ...closed, name: 'closed' });
      await addContest(db, { ...lin, ...closed, name: 'older', enrol_end_at: noon - 2 * day });
      await addContest(db, { ...lin, ...closed, name: 'decided', decided_at: noon - 2 });
      await addContest(db, { ...lin, ...closed, name: 'latest', decided_at: noon - 1 });
      await addContest(db, { ...lin, name: 'draft', published_at: null, is_listed: 0 });
      const canceled = { organiser_id: 'lin', canceled_at: noon };
      await addContest(db, { name: 'canceled', is_listed: 0, activity: canceled });
    });
    const namesOf = async (group: 'open' | 'judging' | 'decided', pageIndex = 1) => {
      const page = await findContests(at(null), { group, pageIndex, pageSize: 2 });
      return [page.list.map((item) => item.name), page.nextPage];
    };

    test('each is in its group, in the order of its next moment', async () => {
      expect(await namesOf('open')).toEqual([['soon', 'coming'], 2]);
      expect(await namesOf('open', 2)).toEqual([['late'], null]);
      expect(await namesOf('judging')).toEqual([['closed', 'older'], null]);
      expect(await namesOf('decided')).toEqual([['latest', 'decided'], null]);
      const page = await findContests(at(null), { group: 'open', pageIndex: 1, pageSize: 2 });
      expect(page.list.map(({ phase, nickname, feeFrom }) => [phase, nickname, feeFrom])).toEqual([
        ['open', '林一', 0],
        ['announced', '林一', 0],
      ]);
    });

    test.each([
      ['open', 'contest_by_close'],
      ['judging', 'contest_by_close'],
      ['decided', 'contest_by_result'],
    ] as const)('a page of those that are %s is read from an index alone', async (group, index) => {
      const plan = await planOf(database(), (db) => idsOfPage(db, { group, pageIndex: 3, pageSize: 2 }, noon));
      expect(plan).toMatch(new RegExp(`(COVERING INDEX|Index Only Scan (Backward )?using) ${index}`));
      expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
    });

    test('the current one began last', async () => {
      const { read } = database().db;
      expect(await findCurrentContest(read, noon)).toBe('late');
      expect(await findCurrentContest(read, noon + day)).toBe('coming');
      expect(await findCurrentContest(read, noon - 99 * day)).toBeNull();
    });

    test('staff who manage them find each that was published', async () => {
      const usual = { pageIndex: 1, pageSize: 20, sort: 'enrolEndTime', order: 'desc', search: '', group: '' } as const;
      const listed = async (query: object, who = contestEditor) =>
        (await listContests(at(who), { ...usual, ...query })).list.map((row) => `${row.name} ${row.phase}`);
      const judging = ['latest decided', 'decided decided', 'closed judging', 'older judging'];
      expect(await listed({})).toEqual([
        ...['late open', 'canceled canceled', 'coming announced', 'soon open'],
        ...judging,
      ]);
      expect(await listed({ group: 'judging' })).toEqual(judging.slice(2));
      expect(await listed({ group: 'open', order: 'asc' })).toEqual(['soon open', 'coming announced', 'late open']);
      expect(await listed({ group: 'decided' })).toEqual(judging.slice(0, 2));
      expect(await listed({ search: 'LATE' })).toEqual(['late open', 'latest decided']);
      expect(await listed({ search: '林一', group: 'open', pageSize: 1 })).toEqual(['late open']);
      await expect(listed({}, activityReviewer)).rejects.toMatchObject({ code: 'Forbidden' });
    });
  });
});
