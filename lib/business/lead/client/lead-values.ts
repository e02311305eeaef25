import type { Budget } from '../codes';

/** The fields of a request form; those of `leadForm`, before validation. */
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

/** Initial values of a request form, as the server renders it. */
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
