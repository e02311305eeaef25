import { z } from 'zod';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, wireFlag, wireId, wireInteger, wireRevision } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { round, roundFields, roundItem, time } from './round';

const desk = { auth: 'user', errors: ['NullPointer'], limit: looseLimit } as const;
const change = {
  ...desk,
  data: round,
  errors: ['NullPointer', 'Changed', 'EventCanceled'],
  limit: writingLimit({ max: 600, seconds: 3600 }),
} as const;
const based = z.object({ id: wireId, revision: wireRevision });

export const findRounds = endpoint({
  name: 'findRounds',
  ...calls.findRounds,
  ...desk,
  summary: 'The rounds of a contest in their order. For its organiser and for staff who manage contests.',
  input: z.object({ contestId: wireId }),
  data: z.object({ list: z.array(roundItem) }),
});

export const getRound = endpoint({
  name: 'getRound',
  ...calls.getRound,
  ...desk,
  summary: 'A round with its panel and how far each judge is.',
  input: z.object({ id: wireId }),
  data: round,
});

export const saveRound = endpoint({
  name: 'saveRound',
  ...calls.saveRound,
  ...change,
  summary:
    'Saves what is written of a round until it opens, as JSON. Revision 0 adds it after the others of its contest.',
  input: roundFields.extend({ contestId: wireId, id: z.uuid(), revision: wireRevision }),
  errors: ['NullPointer', 'Changed', 'EventCanceled', 'ListFull'],
  limit: writingLimit({ max: 1200, seconds: 3600 }),
});

export const removeRound = endpoint({
  name: 'removeRound',
  ...calls.removeRound,
  ...change,
  summary: 'Deletes the last round of a contest with its panel, before it opens.',
  input: z.object({ id: wireId }),
  data: noData,
});

export const openRound = endpoint({
  name: 'openRound',
  ...calls.openRound,
  ...change,
  summary:
    'Opens a round once works are no longer taken: its rubric, panel and entries are fixed, and each entry is given to its judges. 400 names all that it lacks.',
  input: based,
});

export const extendRound = endpoint({
  name: 'extendRound',
  ...calls.extendRound,
  ...change,
  summary: 'Gives the judges of an open round more time.',
  input: based.extend({ deadlineTime: time }),
});

export const fillUpRound = endpoint({
  name: 'fillUpRound',
  ...calls.fillUpRound,
  ...change,
  summary:
    'Gives entries whose judges recused themselves or were removed to others of the panel, as far as there are any.',
  input: z.object({ id: wireId }),
});

export const closeRound = endpoint({
  name: 'closeRound',
  ...calls.closeRound,
  ...change,
  summary:
    'Closes a round after its deadline, or once no score is missing: scores are final, and the standing follows from them.',
  input: z.object({
    id: wireId,
    /** The best so many go on to the next round, and those that are tied with the last of them; 0 where that is not said. */
    goOn: wireInteger({ min: 0, max: 10_000 }).default(0),
    /** The caller has confirmed the warning: entries that nobody scored come last. */
    acknowledged: wireFlag.default(false),
  }),
});
