export { findAwardMarks } from './server/award-marks';
