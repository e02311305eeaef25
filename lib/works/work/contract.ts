export * from './codes';
export * from './contract/browse';
export * from './contract/credit';
export * from './contract/list';
export * from './contract/review';
export * from './contract/watch';
export * from './contract/work';
export * from './contract/work-files';
