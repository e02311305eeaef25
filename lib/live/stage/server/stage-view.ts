import { millisecondsInMinute } from 'date-fns/constants';
import { mayDo } from '@/lib/base/permission/port';
import { isAdmitted } from '@/lib/live/admission/port';
import { type Broadcast, phaseAt } from '@/lib/live/broadcast/port';
import { requireNotBlocked } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import type { StageHand, StagePeer, StageView } from '../contract';
import { isActive } from '../rules/guest';
import { obstacleOf } from '../rules/obstacle';
import { stageOpensAt } from '../rules/opening';
import { type Access, isOpen } from './find-access';
import type { StagedGuest, StageRows } from './read-stage';

/** A stage as its caller may see it. */
export async function toStageView(context: Context, access: Access, rows: StageRows): Promise<StageView> {
  const { broadcast, role } = access;
  const now = context.now();
  const own = role === 'guest' ? await ownState(context, access, rows) : null;
  const title = translate(broadcast.titleZh, broadcast.titleEn, context.language);
  const isHost = role === 'host';
  const opensIt = isOpen(broadcast, now) && (rows.stage?.closed_at ?? null) === null;
  const seesPeers = opensIt && (role !== 'guest' || own?.state === 'onStage');
  return {
    ...{ id: broadcast.id, title: title.text, titleLanguage: title.language, role, host: rows.host, own },
    ...standingOf(broadcast, now),
    isOpen: opensIt,
    opensAt: isoInBeijing(stageOpensAt(broadcast.startAt)),
    waiting: opensIt ? rows.guests.filter(({ state }) => state === 'asked').length : 0,
    peers: seesPeers ? peersOf(rows) : [],
    hands: isHost && opensIt ? rows.guests.flatMap(handOf) : [],
    passMadeAt: isHost ? timeOrNull(rows.stage?.pass_made_at ?? null) : null,
  };
}

const timeOrNull = (at: number | null) => (at === null ? null : isoInBeijing(at));
const minutesOf = (from: number, to: number) => Math.round((to - from) / millisecondsInMinute);

function standingOf(broadcast: Broadcast, now: number) {
  const { startAt, plannedEndAt, liveAt, endedAt, replayId } = broadcast;
  return {
    ...{ phase: phaseAt(broadcast, now), startTime: isoInBeijing(startAt), minutes: minutesOf(startAt, plannedEndAt) },
    ...{
      liveTime: timeOrNull(liveAt),
      endTime: timeOrNull(endedAt),
      replayId: broadcast.replayAt === null ? null : replayId,
    },
  };
}

function peersOf({ peers, guests, host }: StageRows): StagePeer[] {
  const byId = new Map(guests.map((guest) => [guest.person.userId, guest]));
  return peers.map((peer) => {
    const guest = byId.get(peer.person_id);
    const isSilenced = guest?.isSilenced ?? false;
    return {
      ...{ peer: peer.id, kind: peer.kind, isSilenced, hasPicture: peer.has_picture === 1 },
      person: peer.kind === 'host' ? host : (guest?.person ?? null),
      isMuted: peer.is_muted === 1 || isSilenced,
    };
  });
}

function handOf({ person, state, askedAt }: StagedGuest): StageHand[] {
  return state === 'asked' || state === 'invited' ? [{ person, state, askedAt: isoInBeijing(askedAt) }] : [];
}

/** Where the caller stands, and whether they may ask. */
async function ownState(context: Context, { broadcast, personId }: Access, rows: StageRows): Promise<StageView['own']> {
  const line = rows.guests.filter(({ state }) => state === 'asked');
  const active = rows.guests.find(({ person }) => person.userId === personId);
  const place = line.findIndex(({ person }) => person.userId === personId) + 1;
  if (active) return { state: active.state, place, isSilenced: active.isSilenced, obstacle: null };
  const past = await context.db.read
    .selectFrom('live_stage_guest')
    .select(['state', 'since'])
    .where('broadcast_id', '=', broadcast.id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  // Read between two moments of the stage: its next event tells.
  const state = past && !isActive(past.state) ? past.state : null;
  const asking = { ...(await findRights(context, broadcast, personId)), state, since: past?.since ?? 0 };
  return { state, place: 0, isSilenced: false, obstacle: obstacleOf(asking, context.now()) };
}

/** What a person may do about a broadcast, apart from what was decided on its stage. */
export async function findRights(context: Context, broadcast: Broadcast, personId: string) {
  const { read } = context.db;
  const [admitted, isBlocked] = await Promise.all([
    isAdmitted(read, broadcast, personId),
    requireNotBlocked(read, personId, [broadcast.hostId]).then(
      () => false,
      (error: unknown) => {
        if (error instanceof CodedError && error.code === 'Blocked') return true;
        throw error;
      },
    ),
  ]);
  return { mayPost: mayDo(context, 'post'), isAdmitted: admitted, isBlocked };
}
