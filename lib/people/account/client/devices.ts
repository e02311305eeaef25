import { call } from '@/lib/platform/client/call';
import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

const findDevicesCall = remote<typeof contract.findDevices>({
  name: 'findDevices',
  method: 'GET',
  path: '/api/account/devices',
});

const endDeviceCall = remote<typeof contract.endDevice>({
  name: 'endDevice',
  method: 'POST',
  path: '/api/account/devices/end',
});

const endOtherDevicesCall = remote<typeof contract.endOtherDevices>({
  name: 'endOtherDevices',
  method: 'POST',
  path: '/api/account/devices/endOthers',
});

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
