import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { checkCertificate } from './certificate/check-certificate';
import { findCertificates } from './certificate/find-certificates';
import { getCertificate } from './certificate/get-certificate';
import { chooseShortlist } from './desk/choose-shortlist';
import { chooseWinners } from './desk/choose-winners';
import { getAwardPlan } from './desk/get-award-plan';
import { saveAwardPlan } from './desk/save-award-plan';
import { previewResult } from './publish/preview-result';
import { publishAwards, publishShortlist } from './publish/publish-result';
import { findContestAwards } from './result/find-contest-awards';
import { getContestIntegrity } from './result/get-contest-integrity';
import { getContestResult, getResultKey, getResultSignature } from './result/result-files';

export const awardRoutes = [
  route(contract.findContestAwards, findContestAwards),
  route(contract.getContestIntegrity, getContestIntegrity),
  route(contract.getContestResult, getContestResult),
  route(contract.getResultSignature, getResultSignature),
  route(contract.getResultKey, getResultKey),
  route(contract.findCertificates, findCertificates),
  route(contract.getCertificate, getCertificate),
  route(contract.checkCertificate, checkCertificate),
  route(contract.getAwardPlan, getAwardPlan),
  route(contract.saveAwardPlan, saveAwardPlan),
  route(contract.chooseShortlist, chooseShortlist),
  route(contract.chooseWinners, chooseWinners),
  route(contract.previewResult, previewResult),
  route(contract.publishShortlist, publishShortlist),
  route(contract.publishAwards, publishAwards),
];
