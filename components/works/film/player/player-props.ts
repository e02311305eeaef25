import type { RefObject } from 'react';
import type { AskFilm } from '@/lib/works/film/client/player/ask-playback';
import type { FilmChapter } from '@/lib/works/film/client/player/film-parts';
import type { PlayerSession } from '@/lib/works/film/client/player/player-session';

/** A film as its page shows it. */
export interface FilmProps {
  id: string;
  /** How its addresses are asked for, where not by the id of its work; the same function as long as the film is. */
  ask?: AskFilm | undefined;
  /** Media key. */
  cover: string | null;
  title: string;
  /** Seconds. */
  duration: number;
  /** The next work; `href` without language prefix. */
  next?: { id: string; href: string; title: string } | undefined;
  /** The work's page, for an embedded player; `href` as above, `lang` where the title is in another language. */
  page?: WorkPage | undefined;
  /** In order; shown on the seek bar. */
  chapters?: readonly FilmChapter[] | undefined;
  /** Called with the position in whole seconds whenever that changes, once the film is asked for. */
  onSecond?: ((seconds: number) => void) | undefined;
}

export interface WorkPage {
  href: string;
  lang: string | undefined;
}

/** A film, and the element to play it in. */
export interface LivePlayerProps extends FilmProps {
  player: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  /** The person pressed the poster's button, which is gone: the controls take the focus. */
  isPressed: boolean;
  /** The first frame of the film is shown. */
  onPicture(): void;
  /** There is a session, and null when it ends. */
  onSession(session: PlayerSession | null): void;
}
