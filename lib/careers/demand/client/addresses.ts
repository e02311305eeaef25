export { demandPath } from '../rules/demand-path';

/** Addresses of project docking, without language prefix (specification section 2). */
export const projectPath = '/project';
export const demandsPath = '/findProject';
export const contactPath = (id: string) => `/seeEmail?id=${encodeURIComponent(id)}`;
/** Where a company writes and looks after its demands. */
export const demandDeskPath = '/projectManage';
export const newDemandPath = `${demandDeskPath}/new`;
export const editDemandPath = (id: string) => `${demandDeskPath}/${encodeURIComponent(id)}/edit`;
export const contactViewsPath = (id: string) => `${demandDeskPath}/${encodeURIComponent(id)}/looks`;
/** What the slices above this one show of a public demand to its company, each below its desk. */
export const demandPartPath = (id: string, part: 'proposals' | 'teams' | 'services') =>
  `${demandDeskPath}/${encodeURIComponent(id)}/${part}`;
