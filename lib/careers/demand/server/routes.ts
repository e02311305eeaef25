import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { seeContact } from './contact/see-contact';
import { listContactViews } from './contact/views';
import { getDemand } from './get-demand';
import { listDemandCities, listDemands, listDemandsOfCompany } from './list-demands';
import { closeDemand, reopenDemand } from './own/close-demand';
import { createDemand } from './own/create-demand';
import { getOwnDemand, listOwnDemands } from './own/list-own-demands';
import { saveDemand } from './own/save-demand';
import { removeDemand, submitDemand, withdrawDemand } from './own/submit-demand';
import { decideOnDemand } from './review/decide-on-demand';
import { getDemandForReview } from './review/get-demand-for-review';
import { listDemandReviews } from './review/list-demand-reviews';

export const demandRoutes = [
  route(contract.findDemands, listDemands),
  route(contract.findDemandCities, listDemandCities),
  route(contract.findDemandsOfCompany, listDemandsOfCompany),
  route(contract.getDemand, getDemand),
  route(contract.seeContact, seeContact),
  route(contract.findContactViews, listContactViews),
  route(contract.findOwnDemands, listOwnDemands),
  route(contract.getOwnDemand, getOwnDemand),
  route(contract.createDemand, createDemand),
  route(contract.saveDemand, saveDemand),
  route(contract.submitDemand, submitDemand),
  route(contract.withdrawDemand, withdrawDemand),
  route(contract.removeDemand, removeDemand),
  route(contract.closeDemand, closeDemand),
  route(contract.reopenDemand, reopenDemand),
  route(contract.listDemandReviews, listDemandReviews),
  route(contract.getDemandForReview, getDemandForReview),
  route(contract.decideOnDemand, decideOnDemand),
];
