import { sql } from 'kysely';
import { jobEducations, jobExperiences, jobTypes } from '@/lib/careers/job/codes';
import type { Database, Tx } from '@/lib/platform/server/db/database';
import { anyOf, day, type Filling, insertNumbered, now, person, titles } from './filling';
import { renewPlans } from './renew-plans';

const cities = ['CN-310000', 'CN-110000', 'CN-440100', 'CN-330100', 'CN-510100', 'CN-420100', 'CN-530100', 'CN-320500'];
const professions = ['visualDesigner', 'creativeCoder', 'soundDesigner', 'lightingDesigner', 'engineer', 'producer'];

/** One in five is open: posts last some months, and jobs stay for years. */
const isOpen = 'i * 15485863 % 1000003 % 5 = 0';
const ifOpen = (open: string, other: string) => `case when ${isOpen} then ${open} else ${other} end`;
/** One in a thousand pays so well that a filter by it finds few. */
const pay = 'case when i % 1000 = 0 then 60000 else 5000 + i * 7919 % 30000 end';

const post: Filling = [
  'job_post',
  {
    ...{ id: `'j' || i`, company_id: `'p' || (i % 1000)`, review_state: '2', ...titles },
    ...{
      type: anyOf(jobTypes, 104729),
      experience: anyOf(jobExperiences, 224737),
      education: anyOf(jobEducations, 350377),
    },
    ...{
      mode: `case when i * 746773 % 1000003 % 7 = 0 then 'remote' else 'onSite' end`,
      area_id: anyOf(cities, 479909),
      city_id: anyOf(cities, 479909),
    },
    ...{
      profession: anyOf(professions, 611953),
      industry: `'newMedia'`,
      headcount: '1',
      salary_from: pay,
      salary_to: pay,
    },
    ...{ salary_period: `'month'`, salary_months: '12', is_negotiable: '0', monthly_pay: pay, apply_until: '0' },
    ...{ posted_until: ifOpen(`${now} + ${day} * (1 + i % 90)`, `${now} - i`), created_at: `${now} - i` },
    ...{ open_until: ifOpen(`${now} + ${day} * (1 + i % 90)`, `${now} - i`), is_listed: ifOpen('1', '0') },
    ...{ refreshed_at: `${now} - (i * 7919 % 1000) * 60000 - i`, updated_at: `${now} - i`, submitted_at: `${now} - i` },
    ...{ published_at: `${now} - i`, warned_of: ifOpen(`${now + 91 * day}`, `${now}`) },
  },
];

/** Fills a migrated, empty database with `rows` jobs of a thousand companies, and with the places of the open ones in the lists. */
export async function fillJobs(db: Database, rows: number): Promise<void> {
  await db.transaction(async (tx) => {
    const seeker = { profession: `'lightingDesigner'`, area_id: `'CN-310000'` };
    await insertNumbered(tx, ['person', { ...person('p', '公司'), ...seeker }, 1000], rows);
    await insertNumbered(tx, post, rows);
    await insertEntries(tx);
  });
  await renewPlans(db);
}

const digitOf = (column: string, codes: readonly string[]) =>
  `case ${column} ${codes.map((code, at) => `when '${code}' then '${at + 1}'`).join(' ')} end`;

/** As `keepEntries` has them: each combination of a job's facts with 'all'. */
async function insertEntries(tx: Tx): Promise<void> {
  const facts = [
    'city_id',
    digitOf('type', jobTypes),
    digitOf('experience', jobExperiences),
    digitOf('education', jobEducations),
    `'1'`,
  ];
  const none = [`''`, `'0'`, `'0'`, `'0'`, `'0'`];
  for (let chosen = 0; chosen < 2 ** facts.length; chosen += 1) {
    const [city, ...digits] = facts.map((fact, at) => ((chosen >> at) & 1 ? fact : none[at]));
    const isRemote = chosen >= 2 ** (facts.length - 1);
    await sql`insert into job_entry (job_id, filters, refreshed_at, monthly_pay, open_until)
      select id, ${sql.raw([city, `'.'`, ...digits].join(' || '))}, refreshed_at, monthly_pay, open_until from job_post
      where is_listed = 1 ${isRemote ? sql`and mode = 'remote'` : sql``}`.execute(tx);
  }
  await sql`insert into job_city (city_id, job_count)
    select city_id, count(*) from job_post where is_listed = 1 group by city_id`.execute(tx);
}
