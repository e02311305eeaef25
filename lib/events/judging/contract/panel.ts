import { z } from 'zod';
import { endpoint, writingLimit } from '@/lib/platform/shared/endpoint';
import { wireFlag, wireId, writtenText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { judgingLimits } from '../codes';
import { round } from './round';

const panel = { auth: 'user', data: round, limit: writingLimit({ max: 300, seconds: 3600 }) } as const;
const judge = z.object({ roundId: wireId, userId: wireId });

export const inviteJudge = endpoint({
  name: 'inviteJudge',
  ...calls.inviteJudge,
  ...panel,
  summary:
    'Asks somebody to judge in a round that is not open yet, or says whether they are its chair. Nobody judges a contest that they enter.',
  input: judge.extend({ isChair: wireFlag.default(false) }),
  errors: ['NullPointer', 'Changed', 'EventCanceled', 'ListFull', 'Blocked'],
});

export const removeJudge = endpoint({
  name: 'removeJudge',
  ...calls.removeJudge,
  ...panel,
  summary:
    'Takes a judge out of a panel. In an open round what they did not score is set aside, and for a conflict their scores as well; the reason is kept.',
  input: judge.extend({
    isConflict: wireFlag.default(false),
    reason: writtenText(judgingLimits.reason, 'reason').default(''),
  }),
  errors: ['NullPointer', 'Changed', 'EventCanceled'],
});
