export { phaseAt } from './rules/phase';
export { addDemandFromLead, findDemandOfLead } from './server/add-demand-from-lead';
export { findDemandItems } from './server/demand-item';
export { dockDemand } from './server/dock-demand';
export { type Demand, findOwnDemand, findPublicDemand, holdDemand } from './server/find-demand';
export { listDemandsOfCompany } from './server/list-demands';
export { seedDemandOfLead } from './server/seed';
