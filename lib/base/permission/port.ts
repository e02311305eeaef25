export { callerRoles, mayDo, requireAllowed } from './server/require-allowed';
