'use client';

import { useState } from 'react';
import { endDevice, endOtherDevices, findDevices } from '@/lib/people/account/client/devices';
import type { Device } from '@/lib/people/account/contract';
import { AnswerError } from '@/lib/platform/client/errors';

/**
 * The devices of the caller. A logged-out one disappears at once, and comes back if that fails. Pending ones are
 * removed from every answer, since answers may arrive out of order.
 *
 * @param onFailure gets what `call` threw
 */
export function useDevices(first: Device[], onFailure: (error: unknown) => void) {
  const [devices, setDevices] = useState(first);
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());

  async function end(ids: string[], ask: () => Promise<Device[]>) {
    setEnded((before) => new Set([...before, ...ids]));
    try {
      setDevices(await ask());
    } catch (error) {
      setEnded((before) => new Set([...before].filter((id) => !ids.includes(id))));
      onFailure(error);
    }
  }

  const shown = devices.filter(({ id }) => !ended.has(id));
  return {
    devices: shown,
    endOne: (id: string) => end([id], () => endDevice(id).catch(whereGone)),
    endOthers: () =>
      end(
        shown.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id),
        endOtherDevices,
      ),
  };
}

/** A device that was already logged out elsewhere counts as success. */
function whereGone(error: unknown): Promise<Device[]> {
  if (error instanceof AnswerError && error.code === 'NullPointer') return findDevices();
  throw error;
}
