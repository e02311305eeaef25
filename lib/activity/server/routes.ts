import { route } from '@/lib/platform/server/api/route';
import { findActivityList } from '../contract';
import { listActivities } from './list-activities';

export const activityRoutes = [route(findActivityList, listActivities)];
