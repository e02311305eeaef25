export { phaseAt } from './rules/phase';
export { addDemandFromLead, findDemandOfLead } from './server/add-demand-from-lead';
export { findDemandItems } from './server/demand-item';
export { dockDemand, undockDemand } from './server/dock-demand';
export { type Demand, findDemandContact, findOwnDemand, findPublicDemand, holdDemand } from './server/find-demand';
export { listDemandsOfCompany } from './server/list-demands';
export { demandsTag, demandTag } from './server/page-tags';
export { seedDemandOfLead } from './server/seed';
