import { sql } from 'kysely';
import { budgetBands, demandKinds } from '@/lib/careers/demand/codes';
import type { Database, Tx } from '@/lib/platform/server/db/database';
import { anyOf, day, type Filling, insertNumbered, now, person } from './filling';
import { renewPlans } from './renew-plans';

const cities = ['CN-310000', 'CN-110000', 'CN-440100', 'CN-330100', 'CN-510100'];

/** One in ten waits for a review; each ends within half a year, and none at the time of another one. */
const demand: Filling = [
  'project_demand',
  {
    ...{ id: `'d' || i`, owner_id: `'p0'`, title_zh: `'需求 ' || i`, title_en: `'Project ' || i` },
    ...{ body_zh: `'以光为材料的现场装置。'`, body_en: `'An installation made of light.'` },
    ...{ review_state: 'case when i % 10 = 9 then 1 else 2 end', kind: anyOf(demandKinds, 224737) },
    ...{ budget_to: 'case when i * 350377 % 1000003 % 5 = 0 then null else 10000 + i * 479909 % 1000003 * 3 / 2 end' },
    area_id: `case when i * 611953 % 1000003 % 7 = 0 then '' else ${anyOf(cities, 104729)} end`,
    ...{ propose_until: `${now} + (1 + i * 746773 % 1000003 % 180) * ${day} + i`, contact_name: `'余'` },
    ...{ created_at: `${now} - i`, updated_at: `${now} - i`, submitted_at: `${now} - i`, due_at: `${now} - i` },
    verified_at: `${now} - i`,
  },
];

/** Many have looked at the contact of the first one: not more than a demand will ever have. */
const view: Filling = [
  'demand_contact_view',
  { demand_id: `'d0'`, person_id: `'p' || i`, first_at: `${now} - i`, last_at: `${now} - i`, look_count: '1' },
];

/** Fills a migrated, empty database with `rows` demands of one company, their places in the lists, and who has looked. */
export async function fillDemands(db: Database, rows: number): Promise<void> {
  await db.transaction(async (tx) => {
    await insertNumbered(tx, ['person', person('p', '工作室')], rows);
    await insertNumbered(tx, demand, rows);
    await insertNumbered(tx, view, Math.min(rows, 10_000));
    await insertEntries(tx);
  });
  await renewPlans(db);
}

const [open, ...bands] = budgetBands;
const above = [50_000, 200_000, 1_000_000];
/** As `bandOf` has it. */
const band = `case when budget_to is null then '${open}' ${bands
  .slice(0, -1)
  .map((name, at) => `when budget_to < ${above[at]} then '${name}'`)
  .join(' ')} else '${bands.at(-1)}' end`;

/** As `keepEntries` has them: each combination with 'all', which is the same one where there is no city. */
async function insertEntries(tx: Tx): Promise<void> {
  const combinations = [`''`, 'kind'].flatMap((kind) =>
    [`''`, 'area_id'].flatMap((city) => [`''`, band].map((budget) => sql.raw([kind, city, budget].join()))),
  );
  for (const combination of combinations) {
    await sql`insert into project_demand_entry (demand_id, kind, city_id, band, verified_at, propose_until, budget)
      select id, ${combination}, verified_at, propose_until, coalesce(budget_to, 0) from project_demand
      where review_state = 2 on conflict do nothing`.execute(tx);
  }
  await sql`insert into project_demand_city (city_id, demand_count)
    select area_id, count(*) from project_demand where review_state = 2 and area_id <> '' group by area_id`.execute(tx);
}
