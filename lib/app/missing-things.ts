import { services } from '@/lib/business/lead/codes';
import { findLeadIdByKey } from '@/lib/business/lead/server/find-lead-by-key';
import { isPublicDemandId } from '@/lib/careers/demand/server/find-demand';
import { isPublicJob } from '@/lib/careers/job/server/public-job';
import { isChannelType } from '@/lib/community/topic/rules/channel-path';
import { isPublicCertificate } from '@/lib/events/award/server/certificate/is-public-certificate';
import { contestParts } from '@/lib/events/contest/codes';
import { isContestName } from '@/lib/events/contest/rules/contest-name';
import { isPublicContest } from '@/lib/events/contest/server/find-contest';
import { isDoorKey } from '@/lib/events/door/server/find-access';
import { isPublicEntry } from '@/lib/events/entry/server/public/is-public-entry';
import { isStagePass } from '@/lib/live/stage/server/find-access';
import type { Context } from '@/lib/platform/server/context';
import { isRankingStep } from '@/lib/works/ranking/rules/board-path';
import { endedJobPage } from './gone-things';

/** The kinds of things whose pages may be requested although they do not exist; each has a page below `/not-there`. */
export const missingKinds = [
  'work',
  'film',
  'person',
  'playlist',
  'question',
  'text',
  'service',
  'request',
  'board',
  'channel',
  'kind',
  'article',
  'activity',
  'broadcast',
  'job',
  'demand',
  'door',
  'stage',
  'contest',
  'entry',
  'certificate',
] as const;
export type MissingKind = (typeof missingKinds)[number];

interface NamedThing {
  kind: MissingKind;
  /** Whether it is public: one look-up. Strings that cannot be an id are not looked up. */
  isThere(context: Context, value: string): Promise<boolean>;
}

const anyId = /^[\w-]{1,64}$/;

const work: NamedThing['isThere'] = async ({ db, things }, id) =>
  (await things.video.findPublic(db.read, id).executeTakeFirst()) !== undefined;

const broadcast: NamedThing = {
  kind: 'broadcast',
  isThere: async ({ db, things }, id) => (await things.live.findPublic(db.read, id).executeTakeFirst()) !== undefined,
};

const job: NamedThing = {
  kind: 'job',
  isThere: async ({ db }, id) => {
    const found = db.read.selectFrom('job_post').select('job_post.id').where('id', '=', id).where(isPublicJob);
    return (await found.executeTakeFirst()) !== undefined;
  },
};

const contest: NamedThing = {
  kind: 'contest',
  isThere: async ({ db }, name) => isContestName(name) && isPublicContest(db.read, name),
};

/** The pages of a contest: its home, its parts, and where somebody enters a work. */
const contestPages = ['', '/home', ...contestParts.map((part) => `/${part}`), '/enter'];

/** By the page that shows one, as `judgeAddress` names it. */
const namedThings: Record<string, NamedThing> = {
  '/video/detail/[id]': { kind: 'work', isThere: work },
  '/VideoPlayer?id': { kind: 'film', isThere: work },
  '/otherPeople?userId': {
    kind: 'person',
    isThere: async ({ db }, id) => {
      const found = db.read.selectFrom('person').select('id').where('id', '=', id).where('erased_at', 'is', null);
      return (await found.executeTakeFirst()) !== undefined;
    },
  },
  '/playlist/[id]': {
    kind: 'playlist',
    isThere: async ({ db }, id) => {
      const found = db.read.selectFrom('playlist').select('id').where('id', '=', id).where('is_public', '=', 1);
      return (await found.executeTakeFirst()) !== undefined;
    },
  },
  '/questionDetail/[id]': {
    kind: 'question',
    isThere: async ({ db, things }, id) =>
      (await things.question.findPublic(db.read, id).executeTakeFirst()) !== undefined,
  },
  '/treaty/[id]': {
    kind: 'text',
    isThere: async ({ db }, id) => {
      const found = db.read
        .selectFrom('content_entry')
        .select('id')
        .where('id', '=', id)
        .where('kind', '=', 'legal')
        .where('version', 'is not', null);
      return (await found.executeTakeFirst()) !== undefined;
    },
  },
  '/business/requests/[key]': {
    kind: 'request',
    isThere: async (context, key) => (await findLeadIdByKey(context, key)) !== null,
  },
  '/business/request/[service]': {
    kind: 'service',
    isThere: async (_, service) => (services as readonly string[]).includes(service),
  },
  '/topicIntroduce?topicId': {
    kind: 'channel',
    isThere: async ({ db, things }, id) =>
      (await things.topic.findPublic(db.read, id).executeTakeFirst()) !== undefined,
  },
  '/articleIndex/[id]': {
    kind: 'article',
    isThere: async ({ db, things }, id) =>
      (await things.article.findPublic(db.read, id).executeTakeFirst()) !== undefined,
  },
  '/ActivityDetail/[id]': {
    kind: 'activity',
    isThere: async ({ db, things }, id) =>
      (await things.activity.findPublic(db.read, id).executeTakeFirst()) !== undefined,
  },
  '/live/liveDetail?id': broadcast,
  '/live/livePage?id': broadcast,
  '/recruit/[id]': job,
  [endedJobPage]: job,
  '/projectDetail/[id]': { kind: 'demand', isThere: isPublicDemandId },
  ...Object.fromEntries(contestPages.map((page) => [`/match/[contestName]${page}`, contest])),
  '/match/[contestName]/works/[entryId]': { kind: 'entry', isThere: isPublicEntry },
  '/certificate/[code]': { kind: 'certificate', isThere: isPublicCertificate },
  '/door/[key]': { kind: 'door', isThere: isDoorKey },
  '/live/stage/[key]': { kind: 'stage', isThere: isStagePass },
  '/channel/[type]': { kind: 'kind', isThere: async (_, type) => isChannelType(type) },
  '/hotList/[step]': { kind: 'board', isThere: async (_, step) => isRankingStep(step) },
};

const ownPages = new Map<string, MissingKind>(missingKinds.map((kind) => [`/not-there/${kind}`, kind]));

/** For `judgeAddress`: the kind of an unknown thing; null where the thing exists or the page shows none. */
export function findMissing(context: Context, page: string, value: string): Promise<MissingKind | null> | null {
  const own = ownPages.get(page);
  if (own) return Promise.resolve(own);
  const thing = Object.hasOwn(namedThings, page) ? namedThings[page] : undefined;
  if (!thing) return null;
  if (!anyId.test(value)) return Promise.resolve(thing.kind);
  return thing.isThere(context, value).then((isThere) => (isThere ? null : thing.kind));
}
