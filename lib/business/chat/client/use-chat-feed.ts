'use client';

import { useEffect, useState } from 'react';
import { useConsoleChanged } from '@/lib/base/staff/client/use-console-changed';
import { followEvents } from '@/lib/platform/client/follow-events';
import { followChats, getChat, listChats } from './console';

/**
 * Keeps the conversations on this screen up to date, and shows visitors that somebody is there. Each time the stream has
 * begun everything is asked for again, since it does not tell what happened meanwhile.
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
      // A refusal that stays one: the calls beside it say which.
    ).catch(() => setLive(false));
    return () => end.abort();
  }, [changed]);
  return isLive;
}
