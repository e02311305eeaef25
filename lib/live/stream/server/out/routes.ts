import { route } from '@/lib/platform/server/api/route';
import * as contract from '../../contract';
import { getAudience } from './count-viewings';
import { openLive } from './open-live';

/** What viewers ask of streams. */
export const streamOutRoutes = [route(contract.openLive, openLive), route(contract.getAudience, getAudience)];
