import { call } from '@/lib/platform/client/call';
import { followEvents } from '@/lib/platform/client/follow-events';
import { isPassing, waitToRetry } from '@/lib/platform/client/wait-to-retry';
import type { Talk, TalkEvent } from '../contract';
import { findTalk, followTalk } from './talk';

/** `over`: it cannot be reached any more, and trying again changes nothing. */
export type TalkLine = 'connecting' | 'open' | 'lost' | 'over';

interface TalkOptions {
  id: string;
  /** Whether it still goes on; one that is over is only read. */
  isFollowed: boolean;
  onTalk(talk: Talk): void;
  onEvent(event: TalkEvent): void;
  onLine(line: TalkLine): void;
  signal: AbortSignal;
}

/** Fetches a talk until the server answers and follows it, across lost connections, until the signal is aborted. */
export async function openTalk({ id, isFollowed, onTalk, onEvent, onLine, signal }: TalkOptions): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    try {
      const talk = await call(findTalk, { id }, { signal });
      onTalk(talk);
      onLine('open');
      // Who must pay first hears nothing of it.
      if (!isFollowed || talk.needsPayment) return;
      await followEvents(
        followTalk,
        { id, after: talk.seq },
        { signal, onEvent, onOpen: () => onLine('open'), onGap: () => onLine('lost') },
      );
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (!isPassing(error)) return onLine('over');
      failures += 1;
      onLine('lost');
      await waitToRetry(failures, signal, error);
    }
  }
}
