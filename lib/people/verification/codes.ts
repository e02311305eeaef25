/** What can be verified (specification section 4, 'Verification'); a person may hold both. */
export const verifiedKinds = ['individual', 'company'] as const;
export type VerifiedKind = (typeof verifiedKinds)[number];

/** States of an application: `expired` with its paper, `replaced` by a later one that has passed. */
export const applicationStates = ['pending', 'passed', 'refused', 'expired', 'replaced'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Kinds of a person's paper: ID card, passport, the permits of residents of Hong Kong and Macao, and of Taiwan. */
export const paperKinds = ['idCard', 'passport', 'hkMacaoPermit', 'taiwanPermit'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Pictures of an application. A passport has no back. */
export const pictureSides = ['front', 'back', 'licence', 'authority'] as const;
export type PictureSide = (typeof pictureSides)[number];

/** The pictures that an application of a kind has. */
export function sidesOf(kind: VerifiedKind, paper: PaperKind | null): readonly PictureSide[] {
  if (kind === 'company') return ['licence', 'authority'];
  return paper === 'passport' ? ['front'] : ['front', 'back'];
}

/** Reasons to refuse an application; the text of the reviewer adds to it. */
export const refusals = ['unreadable', 'differs', 'expired', 'incomplete', 'taken', 'other'] as const;
export type Refusal = (typeof refusals)[number];

/** Limits: characters of names, bytes and least pixels on the short side of a picture, and applications a day. */
export const verificationLimits = { name: 60, company: 100, bytes: 5 * 1024 * 1024 - 1, pixels: 600, aDay: 5 } as const;

/** Days after a decision until the pictures are removed; seconds that the link to one works. */
export const kept = { days: 30, linkSeconds: 300 } as const;

/** Working days within which an application is decided on. */
export const decidedWithin = 1;

/**
 * Who is verified as an individual may go live, which nobody under 16 may, and those under 18 with their guardian's consent alone (service
 * agreement for live streams, section 9).
 */
export const verifiedAges = { least: 16, adult: 18 } as const;

/** What somebody needs before they can make something that only verified people make: a bound mobile number, and the verification. */
export interface StartSteps {
  hasPhone: boolean;
  /** Who may be verified for it: a company, or a person too. */
  who: 'company' | 'anybody';
  /** Of the application that is furthest, unless the caller is verified. */
  verified: 'none' | 'pending' | 'refused' | 'passed';
}

/** Whether nothing of it is missing. */
export const mayStart = ({ hasPhone, verified }: StartSteps) => hasPhone && verified === 'passed';
