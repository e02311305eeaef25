import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls/own';
import type * as contract from '../contract';

const findDevicesCall: CallOf<typeof contract.findDevices> = calls.findDevices;
const endDeviceCall: CallOf<typeof contract.endDevice> = calls.endDevice;
const endOtherDevicesCall: CallOf<typeof contract.endOtherDevices> = calls.endOtherDevices;

/** Where the caller is logged in, this device first. */
export function findDevices(): Promise<contract.Device[]> {
  return call(findDevicesCall, {});
}

/** Logs one other device out and returns those that are left. */
export function endDevice(id: string): Promise<contract.Device[]> {
  return call(endDeviceCall, { id });
}

/** Logs every other device out and returns those that are left. */
export function endOtherDevices(): Promise<contract.Device[]> {
  return call(endOtherDevicesCall, {});
}
