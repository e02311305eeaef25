import { remote } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listLeads = remote<typeof contract.listLeads>(calls.listLeads);
export const getLead = remote<typeof contract.getLead>(calls.getLead);
export const changeLead = remote<typeof contract.changeLead>(calls.changeLead);
export const addLeadNote = remote<typeof contract.addLeadNote>(calls.addLeadNote);
export const readLeadFile = remote<typeof contract.readLeadFile>(calls.readLeadFile);
