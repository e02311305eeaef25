import { z } from 'zod';
import { mostReason } from '@/lib/base/staff/codes';
import { consoleWritingLimit } from '@/lib/base/staff/contract';
import { endpoint } from '@/lib/platform/shared/endpoint';
import { noData, wireFlag, wireId, writtenText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';

export const takeEntryDown = endpoint({
  name: 'takeEntryDown',
  ...calls.takeEntryDown,
  summary:
    'Takes a public entry down: before there is a result it fails the formal check, afterwards it is hidden and its result stays. Or gives a hidden one back. For those who may review reports.',
  auth: 'user',
  input: z.object({
    id: wireId,
    isTakenDown: wireFlag,
    /** Its people are told; needed to take it down. */
    reason: writtenText(mostReason, 'reason').default(''),
  }),
  data: noData,
  errors: ['Forbidden', 'NullPointer', 'Changed'],
  limit: consoleWritingLimit,
});
