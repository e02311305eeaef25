export { type CsvCell, csvOf } from './rules/csv';
export { countUpToMost } from './server/console-section';
