/** How much work a challenge is: the browser counts up from zero to a secret number and derives a key at each step. */
export interface Difficulty {
  /** Rounds of PBKDF2 for one key. */
  rounds: number;
  /** The secret number is one of those from 1 to this, all equally likely. */
  steps: number;
}

/**
 * About a second on a phone. One of the middle class derives a key of 5000 rounds in some 2 ms with what it costs to ask for
 * it, a new laptop in less than 1 ms; on average 400 keys are derived and never more than 800, so that nobody is unlucky by
 * more than a factor of two. Our own part is one key, when the challenge is made: few long steps cost us more, many short
 * ones cost the phone more for the asking than for the work.
 */
export const usualDifficulty: Difficulty = { rounds: 5000, steps: 800 };

/** For so long, in ms, a challenge is good: a form that was opened may be filled in with care. */
export const goodFor = 20 * 60_000;

/** Derives keys in the browser's own threads, wherever WebCrypto is. */
export const algorithm = 'PBKDF2/SHA-256';
