import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { outdate } from '@/lib/platform/client/outdate';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const followTopics: CallOf<typeof contract.followTopics> = calls.followTopics;

/** As many as one call takes (`wireIds`). */
export const mostFollowedAtOnce = 100;

/** Follows several channels, all of them or none; what is known of each is asked for anew. */
export async function followSeveral(queries: QueryClient, ids: readonly string[]): Promise<void> {
  await call(followTopics, { topicIds: ids.join(',') });
  outdate(queries, followTopics);
  void queries.invalidateQueries({ queryKey: [calls.followTopic.path] });
}
