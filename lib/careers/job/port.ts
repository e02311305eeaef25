export { phaseAt } from './rules/phase';
export { findOpenJob, findOwnJob, holdOpenJob, type Job, noteApplication } from './server/find-job';
export { findJobItems } from './server/job-item';
