import type { Generated } from 'kysely';
import type { BudgetBand, DemandCode, DemandKind } from '../codes';

/** What a company asks for. Times in ms, budgets in yuan. */
export interface ProjectDemandTable {
  id: string;
  /** The company; null for a customer without an account, whose demand staff look after. */
  owner_id: string | null;
  /** The name of such a customer; else empty, since a company is named by its profile. */
  company_name: Generated<string>;
  /** The request of a business customer that it was made of; null for none. Unique. */
  lead_id: string | null;
  /** JSON: the campaign parameters and click ids of that request, by name. */
  source: Generated<string>;
  /** `demandCode`; what a public one is follows from the facts below (`rules/phase.ts`). */
  review_state: DemandCode;
  /** Empty while a draft does not say it. */
  kind: DemandKind | '';
  /** Empty where there is no text in the language. */
  title_zh: string;
  title_en: string;
  /** Plain text. */
  body_zh: Generated<string>;
  body_en: Generated<string>;
  budget_from: number | null;
  budget_to: number | null;
  /** An area of the dictionary; empty where any place will do. */
  area_id: Generated<string>;
  /** The end of the last day for proposals; 0 while a draft does not say it. */
  propose_until: number;
  /** YYYY-MM-DD; empty where it is open. */
  deliver_on: Generated<string>;
  /** Never in lists, pages, search or files; shown on request (`contact/`). */
  contact_name: Generated<string>;
  contact_phone: Generated<string>;
  contact_email: Generated<string>;
  contact_wechat: Generated<string>;
  /** Number of changes. */
  revision: Generated<number>;
  /** Why it was rejected or taken down. */
  reason: Generated<string>;
  /** JSON list of the prohibited words in its texts when it was submitted. */
  words: Generated<string>;
  created_at: number;
  updated_at: number;
  /** Last submission, and by when it is promised to be decided on; null before. */
  submitted_at: number | null;
  due_at: number | null;
  /** When it was first approved; null before. */
  verified_at: number | null;
  /** Last change that readers see; null for none since it was approved. */
  edited_at: number | null;
  /** When its company, or staff for it, closed it. */
  closed_at: number | null;
  /** When both sides confirmed a proposal. */
  docked_at: number | null;
  /** Its creator then, to whom its contact is open. */
  docked_with: string | null;
  /** When it was noted that its last day is over; null for not. */
  lapsed_at: number | null;
}

/** A public open demand in the filtered lists: one row for each combination of what it is found by, empty for all. */
export interface ProjectDemandEntryTable {
  demand_id: string;
  kind: DemandKind | '';
  city_id: string;
  band: BudgetBand | '';
  verified_at: number;
  propose_until: number;
  /** By which budgets are ordered, in yuan. */
  budget: number;
}

/** How many demands the lists have in a city. */
export interface ProjectDemandCityTable {
  city_id: string;
  demand_count: number;
}

/** Who has looked at the contact of a demand: when first and last, and how often. */
export interface DemandContactViewTable {
  demand_id: string;
  person_id: string;
  first_at: number;
  last_at: number;
  look_count: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    project_demand: ProjectDemandTable;
    project_demand_entry: ProjectDemandEntryTable;
    project_demand_city: ProjectDemandCityTable;
    demand_contact_view: DemandContactViewTable;
  }
}
