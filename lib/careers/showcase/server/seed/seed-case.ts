/** A case of the demonstration. */
export interface SeedCase {
  /** The docked demand that it grew from; or a company without an account, for which staff write it, and its creator. */
  from: { demandId: string } | { id: string; companyName: string; person: number };
  /** How many days before the seeding it was written. */
  daysAgo: number;
  titleZh: string;
  titleEn: string;
  textZh: string;
  textEn: string;
  isCredited?: boolean;
  /** Who has agreed to it; both by default, so that everybody sees it. */
  end?: 'owner' | 'creator' | 'nobody';
}
