import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

export const listLeads = remote<typeof contract.listLeads>({
  name: 'listLeads',
  method: 'GET',
  path: '/api/cooperation/leads',
});
export const getLead = remote<typeof contract.getLead>({
  name: 'getLead',
  method: 'GET',
  path: '/api/cooperation/lead',
});
export const changeLead = remote<typeof contract.changeLead>({
  name: 'changeLead',
  method: 'POST',
  path: '/api/cooperation/lead/change',
});
export const addLeadNote = remote<typeof contract.addLeadNote>({
  name: 'addLeadNote',
  method: 'POST',
  path: '/api/cooperation/lead/note',
});
export const readLeadFile = remote<typeof contract.readLeadFile>({
  name: 'readLeadFile',
  method: 'GET',
  path: '/api/cooperation/lead/file',
});
