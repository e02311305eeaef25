/** The session cookie, read by server-rendered pages (DESIGN 8). */
export const sessionCookie = 'session';

/** The cookie of a known device: it has limits of its own for attempts and codes. */
export const deviceCookie = 'device';

/** Purposes of a code. */
export const codePurposes = ['login', 'register', 'reset', 'bind', 'confirm'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/**
 * Digits of a code, seconds between two requests of a client, seconds of validity, wrong attempts that invalidate it.
 */
export const codeRules = { digits: 6, secondsBetween: 60, secondsValid: 600, tries: 5 } as const;

/** Minimum characters of a password (specification section 5). */
export const passwordMinLength = 7;

/** Days between the request to delete an account and its erasure. */
export const graceDays = 15;

/** Initial region in a form, for the calling code. */
export const defaultRegion = 'CN';

/** Target of a login without another one. */
export const afterLogin = '/PeopleCenter';
