'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteTopicSeen } from '@/lib/community/topic/client/topic-seen';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';

/** Notes that the person has looked at the channel, so that its works are not new to them. */
export function ChannelSeen({ topicId }: { topicId: string }) {
  const isLogin = useLoggedIn();
  const queries = useQueryClient();
  useEffect(() => {
    if (isLogin) noteTopicSeen(queries, topicId);
  }, [isLogin, queries, topicId]);
  return null;
}
