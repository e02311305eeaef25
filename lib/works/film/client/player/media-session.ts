import type { PlayerSession } from './player-session';

export interface MediaSessionOptions {
  title: string;
  /** Addresses of the cover by size, such as `504x336`. */
  artwork: MediaImage[];
  /** Undefined if there is no next work. */
  onNext: (() => void) | undefined;
}

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

/** Seconds skipped by the system's buttons. */
const jump = 10;

/**
 * Connects a player to the system's media controls (the lock screen, a headset, the keyboard). Returns a function that
 * disconnects it.
 */
export function followMediaSession(
  session: PlayerSession,
  { title, artwork, onNext }: MediaSessionOptions,
): () => void {
  const { mediaSession } = navigator;
  if (!mediaSession) return () => undefined;
  const seekBy = (seconds: number) => session.seek(session.get().position + seconds);
  const handlers: Handlers = {
    play: () => session.play(),
    pause: () => session.pause(),
    seekbackward: ({ seekOffset }) => seekBy(-(seekOffset ?? jump)),
    seekforward: ({ seekOffset }) => seekBy(seekOffset ?? jump),
    seekto: ({ seekTime }) => seekTime !== undefined && session.seek(seekTime),
    ...(onNext && { nexttrack: onNext }),
  };

  mediaSession.metadata = new MediaMetadata({ title, artwork });
  setHandlers(mediaSession, handlers);
  const leave = session.subscribe(() => showState(mediaSession, session));
  return () => {
    leave();
    setHandlers(mediaSession, Object.fromEntries(Object.keys(handlers).map((action) => [action, null])));
    mediaSession.metadata = null;
    mediaSession.playbackState = 'none';
  };
}

function setHandlers(mediaSession: MediaSession, handlers: Record<string, MediaSessionActionHandler | null>) {
  for (const [action, handler] of Object.entries(handlers)) {
    try {
      mediaSession.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // Browsers throw for unsupported actions, for which they have no buttons.
    }
  }
}

function showState(mediaSession: MediaSession, session: PlayerSession) {
  const { phase, position, duration, speed } = session.get();
  mediaSession.playbackState = phase === 'playing' || phase === 'waiting' ? 'playing' : 'paused';
  if (duration > 0) {
    mediaSession.setPositionState?.({ duration, position: Math.min(position, duration), playbackRate: speed });
  }
}
