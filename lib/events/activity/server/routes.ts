import { route } from '@/lib/platform/server/api/route';
import { findActivitiesOfPerson, findActivityList, findCollectedActivities } from '../contract';
import { listActivities } from './list-activities';
import { listActivitiesOfPerson } from './list-activities-of-person';
import { listCollectedActivities } from './list-collected-activities';

export const activityRoutes = [
  route(findActivityList, listActivities),
  route(findActivitiesOfPerson, listActivitiesOfPerson),
  route(findCollectedActivities, listCollectedActivities),
];
