/** The work of a challenge: the browser counts up from zero to a secret number and derives a key at each step. */
export interface Difficulty {
  /** Rounds of PBKDF2 for one key. */
  rounds: number;
  /** The secret number is between 1 and this, uniformly distributed. */
  steps: number;
}

/**
 * About a second on a phone. A mid-range phone derives a key of 5000 rounds in some 2 ms including the call, a new
 * laptop in less than 1 ms. On average 400 keys are derived and never more than 800, so that bad luck is at most a
 * factor of two. The server derives one key, when the challenge is made: fewer, longer steps would cost the server
 * more; with more, shorter ones a phone would spend most of the time on calls.
 */
export const usualDifficulty: Difficulty = { rounds: 5000, steps: 800 };

/** Validity of a challenge in ms, long enough to fill in a form with care. */
export const goodFor = 20 * 60_000;

/** Keys are derived in the browser's own threads, wherever WebCrypto exists. */
export const algorithm = 'PBKDF2/SHA-256';
