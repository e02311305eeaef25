export { callerRoles, requireAllowed } from './server/require-allowed';
