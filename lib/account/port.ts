export { findCaller, findSession, wasEndedElsewhere } from './server/auth/sessions';
