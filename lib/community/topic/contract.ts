export * from './contract/follow';
export * from './contract/list';
export * from './contract/videos';
