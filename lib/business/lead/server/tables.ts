import type { Language } from '@/lib/platform/shared/language';
import type { Budget, LeadFileType, LeadState, Service } from '../codes';

/** A request of a business customer. Times in ms. */
export interface LeadTable {
  id: string;
  /** The number for the customer: `LF261120-7K3Q2`. Unique. */
  number: string;
  /** Key of the customer's page. Unique. */
  access_key: string;
  service: Service;
  state: LeadState;
  company: string;
  name: string;
  /** E.164. */
  mobile: string;
  email: string | null;
  budget: Budget;
  message: string;
  language: Language;
  /** JSON: campaign parameters and click ids by name. */
  source: string;
  landing: string;
  referrer: string;
  owner_id: string | null;
  next_step: string;
  /** YYYY-MM-DD. */
  next_step_on: string | null;
  revision: number;
  consented_at: number;
  created_at: number;
  updated_at: number;
}

export interface LeadNoteTable {
  id: string;
  lead_id: string;
  author_id: string;
  text: string;
  created_at: number;
}

export interface LeadFileTable {
  id: string;
  lead_id: string;
  /** The customer's name for it, without characters that file names may not contain. */
  name: string;
  type: LeadFileType;
  bytes: number;
  /** Key in the media storage, in a private folder. */
  media_key: string;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    cooperation_lead: LeadTable;
    cooperation_lead_note: LeadNoteTable;
    cooperation_lead_file: LeadFileTable;
  }
}
