/** The cookie by which server-rendered pages know who visits (DESIGN 8). */
export const sessionCookie = 'session';

/** The cookie of a device that somebody has logged in on: it has shares of its own of tries and codes. */
export const deviceCookie = 'device';

/** What a code is asked for. */
export const codePurposes = ['login', 'register', 'reset', 'bind', 'confirm'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** Digits of a code, seconds between two that one client asks for, seconds a code lasts, wrong tries that burn it. */
export const codeRules = { digits: 6, secondsBetween: 60, secondsValid: 600, tries: 5 } as const;

/** The least characters of a password (specification section 5). */
export const passwordMinLength = 7;

/** Days between the wish to delete an account and its being erased. */
export const graceDays = 15;

/** The region whose calling code stands in a form until another is chosen. */
export const defaultRegion = 'CN';

/** Where a login leads that came from nowhere. */
export const afterLogin = '/PeopleCenter';
