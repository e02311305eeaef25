/** An act on a post, in the line below its text. */
export const actionClass =
  '-mx-2 inline-flex min-h-11 min-w-11 items-center gap-1.5 px-2 text-ink-3 text-sm transition-colors hover:text-ink';
