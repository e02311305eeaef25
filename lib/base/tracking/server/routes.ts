import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { collectEvent } from './collect-event';

export const trackingRoutes = [route(contract.collectEvent, collectEvent)];
