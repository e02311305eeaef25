export { browserToken } from './server/auth/session-token';
export { findCaller, findSession, wasEndedElsewhere } from './server/auth/sessions';
