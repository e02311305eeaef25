import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { registerDevice } from './register-device';
import { removeDevice } from './remove-device';

export const pushRoutes = [route(contract.registerDevice, registerDevice), route(contract.removeDevice, removeDevice)];
