/** A part of a film with a title; `seconds` from the beginning of the film. */
export interface FilmChapter {
  title: string;
  seconds: number;
}

/** What a page may ask of a player. */
export interface PlayerHandle {
  /** Plays from a position, in seconds, also where play was not pressed yet. */
  playFrom(seconds: number): void;
}
