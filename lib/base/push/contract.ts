import { z } from 'zod';
import { endpoint, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { pushLimits, pushPlatforms } from './codes';

/** What the push service calls a device: letters, digits and a few signs. */
const token = z
  .string()
  .max(pushLimits.token, { abort: true })
  .regex(/^[\w:.-]+$/);

const own = { auth: 'user', limit: writingLimit({ max: 60, seconds: 3600 }) } as const;

export const registerDevice = endpoint({
  name: 'registerDevice',
  ...calls.registerDevice,
  ...own,
  summary:
    'Has the native app on this device reached by push messages to the caller while they are logged in on it; to be called at each start of the app and after each login. A device is one person’s: the last one who registered it.',
  input: z.object({ platform: z.enum(pushPlatforms), token }),
  data: noData,
  errors: ['NotConfigured'],
});

export const removeDevice = endpoint({
  name: 'removeDevice',
  ...calls.removeDevice,
  ...own,
  summary: 'Ends push messages to the caller on a device; also for one that is not known.',
  input: z.object({ token }),
  data: noData,
});
