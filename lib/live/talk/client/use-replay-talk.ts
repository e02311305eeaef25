'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { talkLimits } from '../codes';
import { nextFrom, saidUntil, stretchFor } from '../rules/replay-pages';
import { findTalkAt } from './talk';

/** The next page is asked for this long before its time, in ms. */
const aheadMs = 15_000;

/** What was said shortly before a time of the stream (ms), by pages that are asked for as it passes. */
export function useReplayTalk(id: string, streamMs: number) {
  const [begin, setBegin] = useState(() => stretchFor(streamMs));
  const query = useInfiniteQuery({
    queryKey: [findTalkAt.path, { id, begin }],
    queryFn: ({ pageParam, signal }) => call(findTalkAt, { id, fromMs: pageParam }, { signal }),
    initialPageParam: begin,
    getNextPageParam: (last) => (last.length < talkLimits.page ? null : nextFrom(last)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const pages = query.data?.pages ?? [];
  const loadedMs = query.hasNextPage ? (pages.at(-1)?.at(-1)?.streamMs ?? begin) : Number.POSITIVE_INFINITY;
  const isBefore = streamMs < begin;
  const isFarAhead = query.isSuccess && streamMs > loadedMs + 2 * aheadMs;
  const isNear = query.isSuccess && !query.isFetching && streamMs > loadedMs - aheadMs;
  useEffectOn(isBefore || isFarAhead, (isElsewhere) => {
    if (isElsewhere) setBegin(stretchFor(streamMs));
  });
  useEffectOn(isNear && !isFarAhead, (isNeeded) => {
    if (isNeeded) void query.fetchNextPage();
  });
  const { error } = query;
  return {
    said: saidUntil(pages.flat(), streamMs),
    isFailed: error !== null,
    /** The broadcast cost something, and the caller has not paid. */
    isClosed: error instanceof AnswerError && error.code === 'Forbidden',
  };
}
