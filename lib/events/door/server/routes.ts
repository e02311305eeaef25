import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { createDoorKey, findDoorKeys, revokeDoorKey } from './door-keys';
import { findDoorList } from './find-door-list';
import { findScans } from './find-scans';
import { getDoor } from './get-door';
import { sendScans } from './send-scans';

export const doorRoutes = [
  route(contract.getDoor, getDoor),
  route(contract.findDoorList, findDoorList),
  route(contract.sendScans, sendScans),
  route(contract.findScans, findScans),
  route(contract.createDoorKey, createDoorKey),
  route(contract.findDoorKeys, findDoorKeys),
  route(contract.revokeDoorKey, revokeDoorKey),
];
