import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { declineApplications } from './desk/decline-applications';
import { exportApplications } from './desk/export-applications';
import { countApplications, findApplications } from './desk/find-applications';
import { getJobApplication } from './desk/get-job-application';
import { answerApplicant, moveApplication, openApplication } from './desk/move-application';
import { noteApplicant } from './desk/note-applicant';
import { acceptOffer } from './own/accept-offer';
import { applyForJob } from './own/apply-for-job';
import { findOwnApplications, getOwnApplication } from './own/find-own-applications';
import { removeApplication, withdrawJobApplication } from './own/withdraw-job-application';

export const applicationRoutes = [
  route(contract.applyForJob, applyForJob),
  route(contract.getOwnApplication, getOwnApplication),
  route(contract.findOwnApplications, findOwnApplications),
  route(contract.withdrawJobApplication, withdrawJobApplication),
  route(contract.acceptOffer, acceptOffer),
  route(contract.removeApplication, removeApplication),
  route(contract.findApplications, findApplications),
  route(contract.countApplications, countApplications),
  route(contract.getJobApplication, getJobApplication),
  route(contract.openApplication, openApplication),
  route(contract.moveApplication, moveApplication),
  route(contract.declineApplications, declineApplications),
  route(contract.noteApplicant, noteApplicant),
  route(contract.answerApplicant, answerApplicant),
  route(contract.exportApplications, exportApplications),
];
