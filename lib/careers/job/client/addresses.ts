export { jobPath } from '../rules/job-path';

/** Addresses of jobs, without language prefix (specification section 2, content type 10). */
export const jobsPath = '/jobs/home';
/** Where a company writes its jobs and looks after them. */
export const recruitPath = '/recruitManage';
export const newJobPath = `${recruitPath}/new`;
export const editJobPath = (id: string) => `${recruitPath}/${encodeURIComponent(id)}/edit`;
/** The applications of a job, for its company. */
export const jobDeskPath = (id: string) => `${recruitPath}/${encodeURIComponent(id)}/applications`;
