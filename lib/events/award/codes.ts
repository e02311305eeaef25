/** What a contest publishes, each at one moment for all entries. */
export const resultStages = ['shortlist', 'award'] as const;
export type ResultStage = (typeof resultStages)[number];

/** How a shortlist comes about: the first of the standing, or chosen by hand for a reason that the result tells. */
export const shortlistWays = ['top', 'hand'] as const;
export type ShortlistWay = (typeof shortlistWays)[number];

/** What an entry can have of a published result. */
export const outcomes = ['shortlisted', 'awarded'] as const;
export type Outcome = (typeof outcomes)[number];

/** Limits of the plan of a contest; texts in characters. */
export const awardLimits = {
  awards: 30,
  name: 40,
  prize: 200,
  /** Entries that one award can go to. */
  quantity: 100,
  citation: 500,
  reason: 300,
  shortlist: 1000,
} as const;

/** The form of a result; another number where a program that reads it must know of the change. */
export const resultFormat = 'lightfield.contest-result.1';

/** Names of the three files by which anybody checks a result. */
export const resultFiles = { result: 'result.json', signature: 'result.sig', key: 'key.pem' } as const;

/** Checks a result beside its signature and the public key, with OpenSSL 3. */
export const checkCommand = `openssl pkeyutl -verify -pubin -inkey ${resultFiles.key} -rawin -in ${resultFiles.result} -sigfile ${resultFiles.signature}`;

/** Where a certificate is checked, without language: what is printed on it. */
export const certificatePath = (code: string): string => `/certificate/${code}`;
