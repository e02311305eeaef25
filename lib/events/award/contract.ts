export * from './codes';
export * from './contract/certificate';
export * from './contract/desk';
export * from './contract/document';
export * from './contract/mark';
export * from './contract/result';
