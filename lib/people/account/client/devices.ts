import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls/own';
import type * as contract from '../contract';

const findDevicesCall: CallOf<typeof contract.findDevices> = calls.findDevices;
const endDeviceCall: CallOf<typeof contract.endDevice> = calls.endDevice;
const endOtherDevicesCall: CallOf<typeof contract.endOtherDevices> = calls.endOtherDevices;

/** The caller's devices, this one first. */
export function findDevices(): Promise<contract.Device[]> {
  return call(findDevicesCall, {});
}

/** Logs another device out and returns the remaining ones. */
export function endDevice(id: string): Promise<contract.Device[]> {
  return call(endDeviceCall, { id });
}

/** Logs all other devices out and returns the remaining ones. */
export function endOtherDevices(): Promise<contract.Device[]> {
  return call(endOtherDevicesCall, {});
}
