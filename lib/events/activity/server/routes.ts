import { route } from '@/lib/platform/server/api/route';
import { findActivitiesOfPerson, findActivityList } from '../contract';
import { listActivities } from './list-activities';
import { listActivitiesOfPerson } from './list-activities-of-person';

export const activityRoutes = [
  route(findActivityList, listActivities),
  route(findActivitiesOfPerson, listActivitiesOfPerson),
];
