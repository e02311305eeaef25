import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { filterActivities } from './filter-activities';
import { getActivity } from './get-activity';
import { getActivityCalendar } from './get-activity-calendar';
import { getActivityCounts } from './get-activity-counts';
import { listActivities } from './list-activities';
import { listActivitiesOfPerson } from './list-activities-of-person';
import { listActivitiesOfTopic } from './list-activities-of-topic';
import { listActivityCities } from './list-activity-cities';
import { listActivityPhotos } from './list-activity-photos';
import { listCollectedActivities } from './list-collected-activities';
import { listActivityReminders, remindOfActivity } from './remind-of-activity';

export const activityRoutes = [
  route(contract.findActivityList, listActivities),
  route(contract.findActivities, filterActivities),
  route(contract.findActivitiesOfPerson, listActivitiesOfPerson),
  route(contract.findActivitiesOfTopic, listActivitiesOfTopic),
  route(contract.findCollectedActivities, listCollectedActivities),
  route(contract.findActivityCities, listActivityCities),
  route(contract.findActivityPhotos, listActivityPhotos),
  route(contract.getActivity, getActivity),
  route(contract.getActivityCounts, getActivityCounts),
  route(contract.getActivityCalendar, getActivityCalendar),
  route(contract.remindOfActivity, remindOfActivity),
  route(contract.findActivityReminders, listActivityReminders),
];
