import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { TopicPictureKind } from '../codes';
import type * as contract from '../contract';

const getOwnTopic: CallOf<typeof contract.getOwnTopic> = calls.getOwnTopic;
const createTopic: CallOf<typeof contract.createTopic> = calls.createTopic;
const saveTopic: CallOf<typeof contract.saveTopic> = calls.saveTopic;
const saveTopicPicture: CallOf<typeof contract.saveTopicPicture> = calls.saveTopicPicture;
const submitTopic: CallOf<typeof contract.submitTopic> = calls.submitTopic;
const withdrawTopic: CallOf<typeof contract.withdrawTopic> = calls.withdrawTopic;
const removeTopic: CallOf<typeof contract.removeTopic> = calls.removeTopic;

/** A channel that the caller runs, to be edited. */
export const ownTopicQuery = (id: string) =>
  queryOptions({
    queryKey: [getOwnTopic.path, id],
    queryFn: ({ signal }) => call(getOwnTopic, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

/** What is said of a channel, as it travels. */
export type TopicChange = z.input<typeof contract.saveTopic.input>;

/**
 * What can be done to own channels. Each act throws what `call` throws and is quiet but for `withdraw` and `remove`: the
 * screen says itself what is wrong. The server's answer is in the cache at once.
 */
export function useTopicActs() {
  const queries = useQueryClient();
  return useMemo(() => topicActs(queries), [queries]);
}

function topicActs(queries: QueryClient) {
  async function take(answer: Promise<contract.TopicDraft>): Promise<contract.TopicDraft> {
    const draft = await answer;
    const { queryKey } = ownTopicQuery(draft.id);
    await changeLoaded(queries, queryKey, () => queries.setQueryData(queryKey, draft));
    return draft;
  }
  const quiet = { quiet: true } as const;
  return {
    create: (fields: z.input<typeof contract.createTopic.input>) => take(call(createTopic, fields, quiet)),
    save: (change: TopicChange) => take(call(saveTopic, change, { encoding: 'json', quiet: true })),
    savePicture: (id: string, revision: number, kind: TopicPictureKind, picture: File) =>
      take(call(saveTopicPicture, { id, revision, kind, picture }, { encoding: 'multipart', quiet: true })),
    submit: (id: string, revision: number, acknowledged = false) =>
      take(call(submitTopic, { id, revision, acknowledged }, quiet)),
    withdraw: (id: string) => take(call(withdrawTopic, { id })),
    async remove(id: string): Promise<void> {
      await call(removeTopic, { id });
      queries.removeQueries({ queryKey: ownTopicQuery(id).queryKey });
    },
  };
}
