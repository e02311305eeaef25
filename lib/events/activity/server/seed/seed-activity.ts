import type { ActivityCategory, ActivityState } from '../../codes';
import type { SeedPlace } from './places';

/** A ticket type of a demonstration activity. */
export interface SeedTicket {
  zh: string;
  en: string;
  /** Yuan. */
  price: number;
  /** Null where it is taken from the common stock alone. */
  quantity: number | null;
  sharesStock?: true;
  /** 0 for no limit. */
  perPerson?: number;
  /** First and last day, counted from the day of the seeding; else while registration is open. */
  sale?: readonly [from: number, to: number];
  isPaused?: true;
}

/** A question of its organiser. */
export interface SeedQuestion {
  zh: string;
  en: string;
  isRequired?: true;
}

/** A demonstration activity; its times count from the Beijing day of the seeding. */
export interface SeedActivity {
  /** Where others refer to it by name; else it follows from its place. */
  id?: string;
  /** A day in Beijing that its times count from instead, such as `2020-08-20`. */
  since?: string;
  titleZh: string;
  /** Null for one in Chinese only. */
  titleEn: string | null;
  category: ActivityCategory;
  /** Number of the organiser: `person-031` is 31; the house is 0. */
  organiser: number;
  /** Days from the day of the seeding, negative in the past; the hour is Beijing's. */
  startDay: number;
  startHour: number;
  hours: number;
  /** Paragraphs, one a line; a line that begins with a dash is an entry of a list. */
  zh: string;
  en: string;
  /** Verified where it is not said. */
  state?: ActivityState;
  place?: SeedPlace;
  /** Number of its channel: `topic-01` is 1. */
  topic?: number;
  /** How many may sign up. */
  capacity?: number;
  tickets?: readonly SeedTicket[];
  commonStock?: number;
  /** What a returned ticket gives, in percent, until so many hours before the start; else it is not taken back. */
  refund?: readonly [percent: number, hours: number];
  questions?: readonly SeedQuestion[];
  /** First and last day of the registration; else from its approval to its end. */
  enrol?: readonly [from: number, to: number];
  /** How many photos its organiser has shown since. */
  photos?: number;
  /** Why it was canceled. */
  canceled?: string;
  /** Why staff refused it. */
  reason?: string;
  /** The watched words in it. */
  words?: readonly string[];
}
