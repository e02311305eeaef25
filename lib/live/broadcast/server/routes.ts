import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { getBroadcast, getBroadcastNow } from './get-broadcast';
import { getBroadcastCalendar } from './get-broadcast-calendar';
import { listBroadcasts, listBroadcastsOfPerson } from './list-broadcasts';
import { cancelBroadcast, removeBroadcast } from './own/cancel-broadcast';
import { createBroadcast } from './own/create-broadcast';
import { getOwnBroadcast, listOwnBroadcasts } from './own/list-own-broadcasts';
import { saveBroadcast } from './own/save-broadcast';
import { saveBroadcastCover } from './own/save-broadcast-cover';
import { submitBroadcast, withdrawBroadcast } from './own/submit-broadcast';
import { decideOnBroadcast } from './review/decide-on-broadcast';
import { getBroadcastForReview } from './review/get-broadcast-for-review';
import { listBroadcastReviews } from './review/list-broadcast-reviews';

export const broadcastRoutes = [
  route(contract.findBroadcasts, listBroadcasts),
  route(contract.findBroadcastsOfPerson, listBroadcastsOfPerson),
  route(contract.getBroadcast, getBroadcast),
  route(contract.getBroadcastNow, getBroadcastNow),
  route(contract.getBroadcastCalendar, getBroadcastCalendar),
  route(contract.findOwnBroadcasts, listOwnBroadcasts),
  route(contract.getOwnBroadcast, getOwnBroadcast),
  route(contract.createBroadcast, createBroadcast),
  route(contract.saveBroadcast, saveBroadcast),
  route(contract.saveBroadcastCover, saveBroadcastCover),
  route(contract.submitBroadcast, submitBroadcast),
  route(contract.withdrawBroadcast, withdrawBroadcast),
  route(contract.removeBroadcast, removeBroadcast),
  route(contract.cancelBroadcast, cancelBroadcast),
  route(contract.listBroadcastReviews, listBroadcastReviews),
  route(contract.getBroadcastForReview, getBroadcastForReview),
  route(contract.decideOnBroadcast, decideOnBroadcast),
];
