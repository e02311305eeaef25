export { findDocking } from './server/find-docking';
