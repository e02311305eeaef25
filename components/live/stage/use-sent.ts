import { useEffect } from 'react';
import type { StageSession } from '@/lib/live/stage/client/stage-session';
import type { OwnMedia } from '@/lib/live/stage/client/use-own-media';

/** Sends what microphone and camera of this page give. */
export function useSent(session: StageSession | null, { stream, isMuted, hasPicture }: OwnMedia): void {
  useEffect(() => {
    session?.show({ tracks: stream?.getTracks() ?? [], isMuted: isMuted || !stream, hasPicture });
  }, [session, stream, isMuted, hasPicture]);
}
