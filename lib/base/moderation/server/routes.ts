import { type Route, route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { addWords } from './add-words';
import { decideOnReports } from './decide-on-reports';
import { decideOnReview } from './decide-on-review';
import { getReportCase } from './get-report-case';
import { listReportCases } from './list-report-cases';
import { listReviews } from './list-reviews';
import { listWords } from './list-words';
import { readReportPicture } from './read-report-picture';
import { removeWord } from './remove-word';
import { sendReport } from './send-report';
import { tryWords } from './try-words';

export const moderationRoutes: readonly Route[] = [
  route(contract.listReviews, listReviews),
  route(contract.decideOnReview, decideOnReview),
  route(contract.sendReport, sendReport),
  route(contract.listReportCases, listReportCases),
  route(contract.getReportCase, getReportCase),
  route(contract.decideOnReports, decideOnReports),
  route(contract.readReportPicture, readReportPicture),
  route(contract.listWords, listWords),
  route(contract.addWords, addWords),
  route(contract.removeWord, removeWord),
  route(contract.tryWords, tryWords),
];
