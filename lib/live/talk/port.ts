export { findMarks } from './server/find-marks';
