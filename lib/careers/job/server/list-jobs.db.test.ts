import { keepDocument } from '@/lib/base/search/port';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { jobsOfYu } from '@/test/own-jobs';
import { planOf } from '@/test/plan';
import { findJobs, findJobsOfCompany, jobCity } from '../contract';
import { entriesOfPage, listJobCities, listJobs, listJobsOfCompany } from './list-jobs';
import { jobSearch } from './search-document';

describeOnBothEngines('jobs by filters', (database) => {
  const { as, begin, add } = jobsOfYu(database);
  const ask = (filter: object) => listJobs(as(null), findJobs.input.parse(filter));
  const idsOf = async (filter: object) => (await ask(filter)).list.map(({ id }) => id);

  beforeEach(begin);

  test('are chosen by city, type, experience and education, alone and together', async () => {
    await add(
      { id: 'a', refreshed_at: 9, fields: { type: 'internship', experience: 'any', education: 'any' } },
      { id: 'b', refreshed_at: 8, fields: { areaId: 'CN-310000', experience: 'fiveToTen' } },
      { id: 'c', refreshed_at: 7, fields: { areaId: 'CN-330100', education: 'master' } },
      { id: 'd', refreshed_at: 6, fields: { areaId: 'CN-330100', type: 'internship', education: 'master' } },
    );
    for (const [filter, ids] of [
      [{}, ['a', 'b', 'c', 'd']],
      [{ city: 'CN-310106' }, ['a', 'b']],
      [{ type: 'internship' }, ['a', 'd']],
      [{ experience: 'fiveToTen' }, ['b']],
      [{ education: 'master' }, ['c', 'd']],
      [{ city: 'CN-330100', education: 'master', type: 'internship', experience: 'oneToThree' }, ['d']],
      [{ city: 'nowhere' }, []],
    ] as const) {
      expect(await idsOf(filter)).toEqual(ids);
    }
  });

  test('are ordered by when they were refreshed or by what they pay, and chosen by pay and place', async () => {
    await add(
      { id: 'month', refreshed_at: 1, fields: { salaryFrom: 9000, salaryTo: 10_000, salaryMonths: 12 } },
      { id: 'year', refreshed_at: 2, fields: { salaryTo: 360_000, salaryPeriod: 'year', mode: 'remote' } },
      { id: 'talk', refreshed_at: 3, fields: { isNegotiable: true } },
      { id: 'day', refreshed_at: 4, fields: { salaryFrom: 300, salaryTo: 400, salaryPeriod: 'day', mode: 'hybrid' } },
    );
    expect(await idsOf({})).toEqual(['day', 'talk', 'year', 'month']);
    expect(await idsOf({ orderBy: 'salary' })).toEqual(['year', 'month', 'day', 'talk']);
    expect(await idsOf({ salary: 10_000 })).toEqual(['year', 'month']);
    expect(await idsOf({ salary: 8700, orderBy: 'salary' })).toEqual(['year', 'month', 'day']);
    expect(await idsOf({ remote: 'true' })).toEqual(['year']);
  });

  test('are open ones alone, by the clock', async () => {
    await add(
      { id: 'open' },
      { id: 'over', posted_until: noon },
      { id: 'paused', paused_at: noon },
      { id: 'closed', closed_at: noon },
      { id: 'waits', review_state: 1 },
    );
    expect(await idsOf({})).toEqual(['open']);
    expect((await listJobsOfCompany(as(null), findJobsOfCompany.input.parse({ userId: 'yu' }))).list).toHaveLength(1);
    expect((await listJobsOfCompany(as(null), findJobsOfCompany.input.parse({ userId: 'wei' }))).list).toEqual([]);
  });

  test('are found by a text and chosen among its hits', async () => {
    await add(
      { id: 'a', fields: { titleZh: '声音设计师', type: 'internship' } },
      { id: 'b', fields: { titleZh: '声音' } },
      { id: 'over', fields: { titleZh: '声音' }, posted_until: noon },
    );
    await database().db.transaction(async (tx) => {
      for (const id of ['a', 'b', 'over']) await keepDocument(tx, 'job', id, jobSearch.readDocument);
    });
    expect(await idsOf({ text: '声音' })).toEqual(['b', 'a']);
    expect(await idsOf({ text: '声音', type: 'internship' })).toEqual(['a']);
    expect(await idsOf({ text: '余 上海' })).toEqual(expect.arrayContaining(['a', 'b']));
    expect(await idsOf({ text: '无人' })).toEqual([]);
    expect(await ask({ text: '声音', pageSize: 1 })).toMatchObject({ list: [{ id: 'b' }], nextPage: 2 });
  });

  test('come once each over all pages, and answer what the contract declares', async () => {
    await add(...Array.from({ length: 25 }, (_, index) => ({ id: `j${index}`, refreshed_at: noon + (index % 3) })));
    const pages = await everyPage((pageIndex) => ask({ pageIndex, pageSize: 10 }));
    const ids = pages.flatMap(({ list }) => list.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([25, 25]);
    expect(findJobs.data.parse(pages[0])).toEqual(pages[0]);
    expect(pages[0]?.list[0]).toMatchObject({
      ...{ city: '上海', company: { userId: 'yu', nickname: '余', verification: 'company' } },
      ...{ salary: { from: 15_000, to: 20_000, period: 'month', months: 13 }, isHighlighted: false },
    });
  });

  test('are counted in their cities', async () => {
    await add({ id: 'a' }, { id: 'b' }, { id: 'c', fields: { areaId: 'CN-330100' } }, { id: 'd', closed_at: noon });
    const cities = await listJobCities(as(null));
    expect(cities).toEqual([
      { id: 'CN-310000', name: '上海', jobCount: 2 },
      { id: 'CN-330100', name: '杭州', jobCount: 1 },
    ]);
    expect(jobCity.parse(cities[0])).toEqual(cities[0]);
  });

  test.each([
    ['newest', {}],
    ['newest', { city: 'CN-310000', salary: 9000, remote: true }],
    ['newest', { type: 'fullTime', education: 'any', experience: 'any' }],
    ['best_paid', { orderBy: 'salary', salary: 9000 }],
    ['best_paid', { orderBy: 'salary', city: 'CN-310000', remote: true }],
    ['best_paid', { orderBy: 'salary', type: 'internship' }],
  ])('read the index %s alone for %j', async (by, filter) => {
    const asked = findJobs.input.parse({ ...filter, pageIndex: 500 });
    const plan = await planOf(database(), (db) => entriesOfPage(db, asked, noon));
    expect(plan).toMatch(new RegExp(`(COVERING INDEX|Index Only Scan using) job_entry_${by}`));
    expect(plan).not.toMatch(/Sort|B-TREE/);
  });
});
