import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listLeads: CallOf<typeof contract.listLeads> = calls.listLeads;
export const getLead: CallOf<typeof contract.getLead> = calls.getLead;
export const changeLead: CallOf<typeof contract.changeLead> = calls.changeLead;
export const addLeadNote: CallOf<typeof contract.addLeadNote> = calls.addLeadNote;
export const makeDemandOfLead: CallOf<typeof contract.makeDemandOfLead> = calls.makeDemandOfLead;
export const readLeadFile: CallOf<typeof contract.readLeadFile> = calls.readLeadFile;
