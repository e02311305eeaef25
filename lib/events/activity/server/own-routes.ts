import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { cancelActivity } from './own/cancel-activity';
import { createActivity } from './own/create-activity';
import { getOwnActivity } from './own/get-own-activity';
import { listOwnActivities } from './own/list-own-activities';
import { pauseTicketType } from './own/pause-ticket-type';
import { removeActivity } from './own/remove-activity';
import { saveActivity } from './own/save-activity';
import { saveActivityCover, saveActivityPhoto } from './own/save-activity-picture';
import { submitActivity } from './own/submit-activity';
import { withdrawActivity } from './own/withdraw-activity';
import { decideOnActivity } from './review/decide-on-activity';
import { getActivityForReview } from './review/get-activity-for-review';
import { listActivityReviews } from './review/list-activity-reviews';

/** What organisers do with their activities, and staff who review them. */
export const ownActivityRoutes = [
  route(contract.findOwnActivities, listOwnActivities),
  route(contract.getOwnActivity, getOwnActivity),
  route(contract.createActivity, createActivity),
  route(contract.saveActivity, saveActivity),
  route(contract.saveActivityCover, saveActivityCover),
  route(contract.saveActivityPhoto, saveActivityPhoto),
  route(contract.submitActivity, submitActivity),
  route(contract.withdrawActivity, withdrawActivity),
  route(contract.removeActivity, removeActivity),
  route(contract.pauseTicketType, pauseTicketType),
  route(contract.cancelActivity, cancelActivity),
  route(contract.listActivityReviews, listActivityReviews),
  route(contract.getActivityForReview, getActivityForReview),
  route(contract.decideOnActivity, decideOnActivity),
];
