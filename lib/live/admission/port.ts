export { isAdmitted } from './server/find-admission';
