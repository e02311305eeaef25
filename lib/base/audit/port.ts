export { recordAudit } from './server/record-audit';
