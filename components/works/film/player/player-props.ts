import type { RefObject } from 'react';

/** A film as its page shows it. */
export interface FilmProps {
  id: string;
  /** Media key. */
  cover: string | null;
  title: string;
  /** Seconds. */
  duration: number;
  /** What comes next; `href` without language prefix. */
  next?: { id: string; href: string; title: string } | undefined;
  /** The work's page, for a player that stands elsewhere; `href` as above, `lang` where the title is in another language. */
  page?: WorkPage | undefined;
}

export interface WorkPage {
  href: string;
  lang: string | undefined;
}

/** A film, and where it is to play. */
export interface LivePlayerProps extends FilmProps {
  player: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  /** The person pressed the poster's button, which has left the page: the focus goes on to the controls. */
  isPressed: boolean;
  /** The first picture of the film is there. */
  onPicture(): void;
}
