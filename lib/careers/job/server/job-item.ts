import { cityName, shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { JobItem, JobSalary } from '../contract';
import type { JobRow } from './find-job';

/** Jobs with their companies; `toJobItem` shows a row. */
export function jobsWithNames(db: Reader) {
  return db
    .selectFrom('job_post')
    .innerJoin('person', 'person.id', 'job_post.company_id')
    .select(['job_post.id', 'company_id', 'title_zh', 'title_en', 'type', 'mode', 'experience', 'job_post.education'])
    .select(['city_id', 'salary_from', 'salary_to', 'salary_period', 'salary_months', 'is_negotiable'])
    .select(['is_highlighted', 'is_listed', 'refreshed_at', 'open_until'])
    .select(['person.nickname', 'person.avatar', 'person.verification']);
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof jobsWithNames>['execute']>>[number];

/** A job as a list item, in a language. */
export function toJobItem(row: ItemRow, language: Language): JobItem {
  const title = translate(row.title_zh, row.title_en, language);
  const { type, mode, experience, education, avatar, verification } = row;
  return {
    ...{ id: row.id, title: title.text, titleLanguage: title.language, type, mode, experience, education },
    company: { userId: row.company_id, nickname: shownNickname(row.nickname, language), avatar, verification },
    city: row.city_id === '' ? '' : cityName(row.city_id, language),
    salary: salaryOf(row),
    isHighlighted: row.is_highlighted === 1,
    ...{ refreshTime: isoInBeijing(row.refreshed_at), openUntil: isoInBeijing(row.open_until) },
  };
}

type SalaryColumn = 'salary_from' | 'salary_to' | 'salary_period' | 'salary_months' | 'is_negotiable';

/** What a job pays; null where it is negotiable, or not said yet. */
export function salaryOf(row: Pick<JobRow, SalaryColumn>): JobSalary | null {
  if (row.is_negotiable === 1 || row.salary_to === 0) return null;
  const { salary_from: from, salary_to: to, salary_period: period, salary_months: months } = row;
  return { from, to, period, months };
}

/** Jobs as list items, in the order of the ids; those that take no applications now are left out. */
export async function findJobItems(context: Context, ids: readonly string[]): Promise<JobItem[]> {
  const rows = await openRows(context, ids);
  const items = new Map(rows.map((row) => [row.id, toJobItem(row, context.language)]));
  return ids.flatMap((id) => items.get(id) ?? []);
}

/** The rows of the jobs among some that take applications now, in any order. Only by id, so that no other index is chosen. */
async function openRows({ db, now }: Context, ids: readonly string[]): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  const rows = await jobsWithNames(db.read).where('job_post.id', 'in', ids).execute();
  return rows.filter(({ is_listed, open_until }) => is_listed === 1 && open_until > now());
}
