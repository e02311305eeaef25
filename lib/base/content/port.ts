export { findRates } from './server/find-data';
