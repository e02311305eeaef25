export * from './codes';
export * from './contract/desk';
export * from './contract/detail';
export { type ContestItem, contestItem, findContests } from './contract/list';
