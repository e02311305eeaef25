/** Category codes (specification sections 3 and 9). */
export const activityCategory = { online: 1, offline: 2, contest: 3 } as const;
export type ActivityCategory = (typeof activityCategory)[keyof typeof activityCategory];

/** Status codes (specification section 4). 1 to 3 are those of the review; 4 and 5 follow from the clock after it. */
export const activityStatus = { pendingReview: 1, passed: 2, failed: 3, ended: 4, inProgress: 5 } as const;
export type ActivityStatus = (typeof activityStatus)[keyof typeof activityStatus];

/**
 * States of an activity for its organiser and for staff (specification section 4, 'Video or content review');
 * `pending_edit` is a draft, which has no status code yet. The table holds them as codes (`reviewCode`).
 */
export const activityStates = ['pending_edit', 'pending_review', 'verified', 'failed'] as const;
export type ActivityState = (typeof activityStates)[number];

/** The code of each state in the table: a draft is 0, the others are those of `activityStatus`. */
export const reviewCode = { pending_edit: 0, pending_review: 1, verified: 2, failed: 3 } as const satisfies Record<
  ActivityState,
  number
>;
export type ReviewCode = (typeof reviewCode)[ActivityState];

/** 0, the only order: by start, the latest first. */
export const activityOrders = { byStart: 0 } as const;

/** How people take part: with tickets, by signing up (where there are no ticket types), or by entering a contest. */
export const admissions = ['tickets', 'signup', 'entry'] as const;
export type Admission = (typeof admissions)[number];

/** What lists are filtered by: when an activity is, from the clock; in which period from now on; what it costs. */
export const activityPhases = ['coming', 'now', 'past'] as const;
export type ActivityPhase = (typeof activityPhases)[number];
export const activityPeriods = ['today', 'weekend', 'week', 'month'] as const;
export type ActivityPeriod = (typeof activityPeriods)[number];
export const activityPrices = ['free', 'paid'] as const;
export type ActivityPrice = (typeof activityPrices)[number];

/** Activities of each phase on `/activity`: two lines of the widest grid. */
export const activitiesPerSection = 8;

/** What of a public activity matters to who takes part: a change of it is told to them, and may be answered by a refund. */
export const tellingChanges = ['time', 'place', 'price'] as const;
export type TellingChange = (typeof tellingChanges)[number];

/** Limits of activities (specification sections 3 and 5); texts in characters, of a body with its markup. */
export const activityLimits = {
  /** In Chinese characters; a Latin one counts half. */
  title: 40,
  body: 20_000,
  bodyTags: 1000,
  /** Maximum bytes of a cover and of a photo as they are uploaded. */
  coverBytes: 3 * 1024 * 1024,
  photoBytes: 8 * 1024 * 1024,
  /** The cover is cut to 3:4 and must then be at least this large. */
  coverWidth: 720,
  coverHeight: 960,
  photos: 12,
  /** Pictures uploaded for one activity, used or not. */
  pictures: 60,
  venue: 60,
  address: 200,
  onlineUrl: 500,
  /** Who may sign up, and how many tickets there are: 0 is no limit where a limit is not needed. */
  capacity: 100_000,
  ticketTypes: 10,
  ticketName: 30,
  /** Of one ticket, in fen. */
  priceFen: 10_000_000,
  questions: 5,
  question: 100,
  /** Hours before the start until which tickets can be returned: at most 30 days. */
  refundHours: 720,
  /** Unpublished activities per person: drafts, those under review, failed ones. */
  unpublished: 20,
  cancelReason: 300,
  /** Cities offered as filters. */
  cities: 40,
} as const;

/** How long a changed activity's earlier buyers may return their tickets at their full price: so many days, at most until it begins. */
export const changeRefundDays = 7;
