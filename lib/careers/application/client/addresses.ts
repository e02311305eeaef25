export { applicationDeskPath, jobApplicationsPath, ownApplicationsPath } from '../rules/application-path';
