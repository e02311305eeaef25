import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { getListedCase, listCases } from './console/list-cases';
import { takeCaseDown } from './console/take-case-down';
import { writeCase } from './console/write-case';
import { agreeToCase } from './own/agree-to-case';
import { beginCase } from './own/begin-case';
import { findOwnCases, getOwnCase } from './own/own-case';
import { saveCase } from './own/save-case';
import { findCases } from './public/find-cases';
import { getCase } from './public/get-case';

export const showcaseRoutes = [
  route(contract.findCases, findCases),
  route(contract.getCase, getCase),
  route(contract.findOwnCases, findOwnCases),
  route(contract.getOwnCase, getOwnCase),
  route(contract.beginCase, beginCase),
  route(contract.saveCase, saveCase),
  route(contract.agreeToCase, agreeToCase),
  route(contract.listCases, listCases),
  route(contract.getListedCase, getListedCase),
  route(contract.writeCase, writeCase),
  route(contract.takeCaseDown, takeCaseDown),
];
