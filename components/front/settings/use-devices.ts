'use client';

import { useState } from 'react';
import { endDevice, endOtherDevices, findDevices } from '@/lib/people/account/client/devices';
import type { Device } from '@/lib/people/account/contract';
import { AnswerError } from '@/lib/platform/client/errors';

/**
 * The devices of the caller. One that is logged out goes at once, and comes back should that fail; what is on its way is
 * left out of every answer, since answers to presses may overtake each other.
 *
 * @param onFailure is told what `call` threw
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

/** A device that was logged out elsewhere meanwhile is what was asked for. */
function whereGone(error: unknown): Promise<Device[]> {
  if (error instanceof AnswerError && error.code === 'NullPointer') return findDevices();
  throw error;
}
