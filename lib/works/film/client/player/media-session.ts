import type { PlayerSession } from './player-session';

export interface MediaSessionOptions {
  title: string;
  /** Addresses of the cover by their size, as `504x336`. */
  artwork: MediaImage[];
  /** Undefined where nothing comes next. */
  onNext: (() => void) | undefined;
}

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

/** How far the system's buttons jump, in seconds. */
const jump = 10;

/** Lets the system's own buttons (the lock screen, a headset, the keyboard) see and steer a player. Returns how to end it. */
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
      // A browser throws at actions that it does not know; its buttons for them do not exist either.
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
