export { jobPath } from '../rules/job-path';

/** Addresses of jobs, without language prefix (specification section 2, content type 10). */
export const jobsPath = '/jobs/home';
/** Where a company writes its jobs and looks after them. */
export const recruitPath = '/recruitManage';
export const newJobPath = `${recruitPath}/new`;
export const editJobPath = (id: string) => `${recruitPath}/${encodeURIComponent(id)}/edit`;
/** The desk of one job: its applications. */
export const jobDeskPath = (id: string) => `${recruitPath}/${encodeURIComponent(id)}`;
/** The packages of posts that companies buy. */
export const packagesPath = '/meal';
