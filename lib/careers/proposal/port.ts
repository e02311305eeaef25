export { type Docking, findDocking } from './server/find-docking';
