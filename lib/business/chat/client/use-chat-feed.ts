'use client';

import { useEffect, useState } from 'react';
import { useConsoleChanged } from '@/lib/base/staff/client/use-console-changed';
import { followEvents } from '@/lib/platform/client/follow-events';
import { followChats, getChat, listChats } from './console';

/**
 * Keeps the conversations on this screen up to date, and shows visitors that staff are online. Each time the stream
 * starts everything is refetched, since it does not report what happened before.
 *
 * @returns whether it is connected
 */
export function useChatFeed(): boolean {
  const changed = useConsoleChanged();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const renew = () => void changed(listChats, getChat);
    followEvents(
      followChats,
      {},
      {
        signal: end.signal,
        onEvent: renew,
        onOpen() {
          setLive(true);
          renew();
        },
        onGap: () => setLive(false),
      },
      // A permanent rejection, which the calls beside it report.
    ).catch(() => setLive(false));
    return () => end.abort();
  }, [changed]);
  return isLive;
}
