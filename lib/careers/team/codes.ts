import { millisecondsInHour } from 'date-fns/constants';

/** What is sold: single teams for one demand, or a year for all demands of a company (specification section 9). */
export const serviceKinds = ['teams', 'year'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

/** In fen: of one team, and of a year. */
export const servicePrices = { teams: 19_900, year: 99_900 } as const satisfies Record<ServiceKind, number>;

/**
 * A service: `pending` while its order is not paid, `valid` until it is used up or its time is over, then `ended`; `refunded` where
 * its whole price went back.
 */
export const serviceStates = ['pending', 'valid', 'ended', 'refunded'] as const;
export type ServiceState = (typeof serviceStates)[number];

/**
 * Why a service ends: its working days or its year are over, its demand is closed or docked, its demand was closed when it was paid,
 * everything was delivered.
 */
export const serviceEnds = ['daysOver', 'yearOver', 'demandClosed', 'late', 'usedUp'] as const;
export type ServiceEnd = (typeof serviceEnds)[number];

/** What a company thinks of a recommended team. */
export const teamMarks = ['interested', 'unfit'] as const;
export type TeamMark = (typeof teamMarks)[number];

/** Bounds of a service and of a recommendation; texts in characters. */
export const teamLimits = {
  /** Teams of one order, and of a year. */
  teams: 20,
  /** Working days in which single teams are delivered. */
  workingDays: 10,
  reason: 500,
  /** Works that show why. */
  works: 6,
  /** How long staff may undo a recommendation that was not seen yet, in ms. */
  undoMs: millisecondsInHour,
} as const;

/** Services that staff can list: those that wait for a team, all that run, and by their end. */
export const serviceFilters = ['waiting', 'valid', 'ended', 'refunded'] as const;
