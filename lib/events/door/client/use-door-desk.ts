'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Door, DoorAccess } from '../contract';
import { DoorDesk } from './door-desk';

/** The door at which this device works, for as long as the page is open. */
export function useDoorDesk(access: DoorAccess, door: Door) {
  const [desk] = useState(() => new DoorDesk(access, door));
  useEffect(() => desk.start(), [desk]);
  const state = useSyncExternalStore(desk.subscribe, desk.state, desk.state);
  return { desk, state };
}
