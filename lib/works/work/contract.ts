export * from './codes';
export * from './contract/credit';
export * from './contract/detail';
export * from './contract/kept';
export * from './contract/list';
export * from './contract/review';
export * from './contract/work';
export * from './contract/work-files';
