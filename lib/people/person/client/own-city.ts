import { useSessionStore } from '@/lib/platform/client/session-store';
import { cityOf } from '../rules/area-path';

/** The city of the visitor, from their profile or chosen in `/areaSelect`, as an id of the area dictionary; empty for none. */
export function useOwnCity(): string {
  const area = useSessionStore(({ peopleMessage, area }) => peopleMessage?.areaId ?? area);
  return typeof area === 'string' && area !== '' ? cityOf(area) : '';
}
