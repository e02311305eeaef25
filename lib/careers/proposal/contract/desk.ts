import { z } from 'zod';
import { listedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, pageQuery, textLanguage, wireFlag, wireId, wireRevision } from '@/lib/platform/shared/wire';
import { creditRoles } from '@/lib/works/work/codes';
import { videoItem } from '@/lib/works/work/contract';
import * as calls from '../calls';
import { declineReasons, endReasons, proposalStates } from '../codes';
import { proposedDemand } from './own';

const time = z.iso.datetime({ offset: true });

/** A proposal in the list of who asked for it. */
export const deskProposal = z.object({
  id: wireId,
  /** Who sent it; null once their account is erased. */
  person: listedPerson.nullable(),
  state: z.enum(proposalStates),
  /** The beginning of its text. */
  excerpt: z.string(),
  priceYuan: z.int(),
  days: z.int(),
  reason: z.enum(endReasons).nullable(),
  isSeen: z.boolean(),
  sentAt: time,
});
export type DeskProposal = z.output<typeof deskProposal>;

/** A credit that its person confirmed, on a public work of somebody else. */
export const confirmedCredit = z.object({
  workId: wireId,
  title: z.string(),
  titleLanguage: textLanguage,
  roles: z.array(z.enum(creditRoles)),
});

/** A proposal with all that it says, and with who sent it. */
export const deskProposalDetail = deskProposal.extend({
  demand: proposedDemand,
  text: z.string(),
  /** Those that are public still. */
  works: z.array(videoItem),
  /** The latest credits of who sent it. */
  credits: z.array(confirmedCredit),
  /** It can be chosen now: the demand takes a choice, and none is made. */
  isChoosable: z.boolean(),
  revision: z.int(),
});
export type DeskProposalDetail = z.output<typeof deskProposalDetail>;

/** How many proposals of a demand there are. */
const counts = z.object(
  Object.fromEntries(proposalStates.map((state) => [state, z.int()])) as Record<
    (typeof proposalStates)[number],
    z.ZodInt
  >,
);

const desk = { auth: 'user', limit: writingLimit({ max: 600, seconds: 3600 }) } as const;

export const findProposals = endpoint({
  name: 'findProposals',
  ...calls.findProposals,
  ...desk,
  summary:
    'The proposals for a demand, the latest sent first, in all states or one. For its company; for staff where it has no account.',
  input: pageQuery.extend({
    demandId: wireId,
    state: z.enum(['', ...proposalStates]).default(''),
    /** Only those that were not opened yet. */
    isUnseen: wireFlag.default(false),
  }),
  data: pageOf(deskProposal),
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const getProposalDesk = endpoint({
  name: 'getProposalDesk',
  ...calls.getProposalDesk,
  ...desk,
  summary: 'A demand by name, and how many proposals for it there are in each state. For its company, as its list.',
  input: z.object({ demandId: wireId }),
  data: z.object({ demand: proposedDemand, counts }),
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const getProposal = endpoint({
  name: 'getProposal',
  ...calls.getProposal,
  ...desk,
  summary: 'A proposal with its works, and with the profile and the credits of who sent it.',
  input: z.object({ id: wireId }),
  data: deskProposalDetail,
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const seeProposal = endpoint({
  name: 'seeProposal',
  ...calls.seeProposal,
  ...desk,
  summary: 'Notes that a proposal was opened.',
  input: z.object({ id: wireId }),
  data: noData,
  errors: ['NullPointer'],
});

export const chooseProposal = endpoint({
  name: 'chooseProposal',
  ...calls.chooseProposal,
  ...desk,
  summary: 'Chooses one proposal of a demand, as it was read; its creator is asked to confirm.',
  input: z.object({ id: wireId, revision: wireRevision }),
  data: deskProposalDetail,
  errors: ['NullPointer', 'Changed', 'ChosenAlready', 'DemandClosed', 'CompanyNeeded'],
});

export const undoChoice = endpoint({
  name: 'undoChoice',
  ...calls.undoChoice,
  ...desk,
  summary: 'Takes a choice back that its creator has not confirmed.',
  input: z.object({ id: wireId }),
  data: deskProposalDetail,
  errors: ['NullPointer', 'Changed'],
});

export const declineProposal = endpoint({
  name: 'declineProposal',
  ...calls.declineProposal,
  ...desk,
  summary: 'Declines a proposal for one of the reasons, which its creator is told.',
  input: z.object({ id: wireId, reason: z.enum(declineReasons) }),
  data: deskProposalDetail,
  errors: ['NullPointer', 'Changed'],
});
