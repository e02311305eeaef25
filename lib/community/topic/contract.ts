export * from './contract/banner';
export * from './contract/desk';
export * from './contract/follow';
export * from './contract/list';
export * from './contract/proposal';
export * from './contract/videos';
