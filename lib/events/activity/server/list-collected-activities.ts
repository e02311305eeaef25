import type { Context } from '@/lib/platform/server/context';
import type { Page, PageQuery } from '@/lib/platform/shared/wire';
import { listCollected } from '@/lib/reactions/collection/port';
import type { ActivityItem } from '../contract';
import { findActivityItems } from './activity-item';

/** The activities that the caller has collected, the latest first; only public ones. */
export function listCollectedActivities(context: Context, query: PageQuery): Promise<Page<ActivityItem>> {
  return listCollected(context, 'activity', query, findActivityItems);
}
