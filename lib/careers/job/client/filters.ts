import { searchLimits } from '@/lib/base/search/codes';
import { jobEducations, jobExperiences, jobOrders, jobTypes, salarySteps } from '../codes';
import type { JobFilter } from '../contract';
import { jobsPath } from './addresses';

/** Every open job, the newest first. */
export const everyJob: JobFilter = {
  ...{ text: '', city: '', type: '', experience: '', education: '' },
  ...{ salary: 0, remote: false, orderBy: 'newest' },
};

/** The filters of jobs, in the order of the page; `orderBy` is in the address too. */
export const jobFilters = ['text', 'city', 'type', 'experience', 'education', 'salary', 'remote'] as const;
export type JobFilterName = (typeof jobFilters)[number];

const parameters = [...jobFilters, 'orderBy'] as const;
/** An id of the area dictionary (`CN-310000`). */
const anyCity = /^[\w-]{1,20}$/;

/** The filters in the query of an address (`/jobs/home?type=internship&salary=10000`). What can be no value is ignored. */
export function jobFilterOf(query: URLSearchParams): JobFilter {
  const known = <Value extends string>(name: JobFilterName, values: readonly Value[]) =>
    values.find((value) => value === query.get(name)) ?? '';
  const city = query.get('city') ?? '';
  return {
    text: (query.get('text') ?? '').trim().slice(0, searchLimits.text),
    city: anyCity.test(city) ? city : '',
    type: known('type', jobTypes),
    experience: known('experience', jobExperiences),
    education: known('education', jobEducations),
    salary: salarySteps.find((step) => String(step) === query.get('salary')) ?? 0,
    remote: query.get('remote') === 'true',
    orderBy: jobOrders.find((order) => order === query.get('orderBy')) ?? 'newest',
  };
}

/** The query of an address with the filters replaced and other parameters kept. */
export function queryWithJobFilter(query: URLSearchParams, filter: JobFilter): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const name of parameters) {
    if (filter[name] === everyJob[name]) changed.delete(name);
    else changed.set(name, String(filter[name]));
  }
  return changed;
}

/** The address of the jobs with some filters, without language prefix. */
export function filteredJobsPath(filter: Partial<JobFilter>): string {
  const query = String(queryWithJobFilter(new URLSearchParams(), { ...everyJob, ...filter }));
  return query ? `${jobsPath}?${query}` : jobsPath;
}

/** The active filters. */
export const chosenJobFilters = (filter: JobFilter): JobFilterName[] =>
  jobFilters.filter((name) => filter[name] !== everyJob[name]);
