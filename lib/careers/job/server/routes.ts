import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { getEndedJob, getJob, getJobNow } from './get-job';
import { listJobCities, listJobs, listJobsOfCompany } from './list-jobs';
import { actOnJob } from './own/act-on-job';
import { createJob, removeJob } from './own/create-job';
import { getOwnJob, listOwnJobs } from './own/list-own-jobs';
import { saveJob } from './own/save-job';
import { submitJob, withdrawJob } from './own/submit-job';
import { listSimilarJobs, recommendJobs } from './recommend-jobs';
import { decideOnJob } from './review/decide-on-job';
import { getJobForReview } from './review/get-job-for-review';
import { listJobReviews } from './review/list-job-reviews';

export const jobRoutes = [
  route(contract.findJobs, listJobs),
  route(contract.findJobCities, listJobCities),
  route(contract.findJobsOfCompany, listJobsOfCompany),
  route(contract.findSimilarJobs, listSimilarJobs),
  route(contract.findRecommendedJobs, recommendJobs),
  route(contract.getJob, getJob),
  route(contract.getJobNow, getJobNow),
  route(contract.getEndedJob, getEndedJob),
  route(contract.findOwnJobs, listOwnJobs),
  route(contract.getOwnJob, getOwnJob),
  route(contract.createJob, createJob),
  route(contract.saveJob, saveJob),
  route(contract.submitJob, submitJob),
  route(contract.withdrawJob, withdrawJob),
  route(contract.removeJob, removeJob),
  route(contract.actOnJob, actOnJob),
  route(contract.listJobReviews, listJobReviews),
  route(contract.getJobForReview, getJobForReview),
  route(contract.decideOnJob, decideOnJob),
];
