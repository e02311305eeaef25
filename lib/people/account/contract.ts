export * from './codes';
export * from './contract/entrance';
export { agreed, code, password } from './contract/fields';
export * from './contract/own';
export * from './contract/users';
