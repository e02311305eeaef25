import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { addLeadNote } from './add-lead-note';
import { changeLead } from './change-lead';
import { getLead } from './get-lead';
import { getLeadStatus } from './get-lead-status';
import { listLeads } from './list-leads';
import { makeDemandOfLead } from './make-demand-of-lead';
import { readLeadFile } from './read-lead-file';
import { sendLead } from './send-lead';

export const leadRoutes = [
  route(contract.sendLead, sendLead),
  route(contract.getLeadStatus, getLeadStatus),
  route(contract.listLeads, listLeads),
  route(contract.getLead, getLead),
  route(contract.changeLead, changeLead),
  route(contract.addLeadNote, addLeadNote),
  route(contract.makeDemandOfLead, makeDemandOfLead),
  route(contract.readLeadFile, readLeadFile),
];
