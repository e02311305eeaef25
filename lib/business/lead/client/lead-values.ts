import type { Budget } from '../codes';

/** The fields of a request as they stand in a form; those of `leadForm`, before they are checked. */
export interface LeadValues {
  company: string;
  name: string;
  mobile: string;
  region: string;
  email: string;
  budget: Budget;
  message: string;
  consent: boolean;
}

/** What a request form begins with, as the server renders it. */
export const emptyLead: LeadValues = {
  company: '',
  name: '',
  mobile: '',
  region: 'CN',
  email: '',
  budget: 'open',
  message: '',
  consent: false,
};
