import { z } from 'zod';
import { countingLimit, endpoint } from '@/lib/platform/shared/endpoint';
import { noData, wireText } from '@/lib/platform/shared/wire';
import * as calls from './calls';

export const collectEvent = endpoint({
  name: 'collectEvent',
  ...calls.collectEvent,
  summary: 'Records a tracking event: its flag and its parameter.',
  auth: 'public',
  input: z.object({ flag: wireText(64).min(1), param: wireText(1024).default('') }),
  data: noData,
  limit: countingLimit,
});
