export { type AdmittedLead, admitLead, createLead } from './server/create-lead';
