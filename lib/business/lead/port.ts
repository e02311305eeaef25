export { type AdmittedLead, admitLead } from './server/admit-lead';
export { createLead } from './server/create-lead';
