export { casePath, casesPath, ownCasePath, ownCasesPath } from '../rules/case-path';
