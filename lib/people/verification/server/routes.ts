import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { applyForVerification } from './apply-for-verification';
import { decideOnApplication } from './decide-on-application';
import { getApplication } from './get-application';
import { getVerification } from './get-verification';
import { listApplications } from './list-applications';
import { openPapers, readPicture } from './open-papers';
import { withdrawApplication } from './withdraw-application';

export const verificationRoutes = [
  route(contract.getVerification, getVerification),
  route(contract.applyForVerification, applyForVerification),
  route(contract.withdrawApplication, withdrawApplication),
  route(contract.listApplications, listApplications),
  route(contract.getApplication, getApplication),
  route(contract.openPapers, openPapers),
  route(contract.readPaperPicture, readPicture),
  route(contract.decideOnApplication, decideOnApplication),
];
