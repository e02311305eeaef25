export * from './codes';
export * from './contract/attendee';
export * from './contract/organiser';
export * from './contract/own';
export * from './contract/sale';
export * from './contract/waiting';
