export * from './codes';
export * from './contract/answer';
export * from './contract/own';
export * from './contract/question';
export * from './contract/version';
