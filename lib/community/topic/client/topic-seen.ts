import type { QueryClient } from '@tanstack/react-query';
import { notify } from '@/lib/platform/client/call';
import { outdate } from '@/lib/platform/client/outdate';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const noteSeen: CallOf<typeof contract.noteTopicSeen> = calls.noteTopicSeen;

/** Says that the caller looks at a channel: what stands in it is not new to them. */
export function noteTopicSeen(queries: QueryClient, topicId: string): void {
  notify(noteSeen, { topicId });
  outdate(queries, noteSeen);
}
