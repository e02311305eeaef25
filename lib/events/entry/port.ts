export { findEntryItems, releaseWorks, writeResults } from './server/port-stand-in';
