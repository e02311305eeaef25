import type { Selectable } from 'kysely';
import type { NamedPerson } from '@/lib/people/person/contract';
import type { Reader } from '@/lib/platform/server/db/database';
import type { GuestState, PeerKind } from '../codes';
import { isActiveGuest } from './hold-stage';
import type { LiveStagePeerTable, LiveStageTable } from './tables';

/** A guest who waits or takes part. */
export interface StagedGuest {
  person: NamedPerson;
  state: GuestState;
  askedAt: number;
  isSilenced: boolean;
}

/** All that is shown of a stage, whoever looks. */
export interface StageRows {
  /** Null before anything happened on it. */
  stage: Selectable<LiveStageTable> | null;
  /** In the order of the line. */
  guests: StagedGuest[];
  /** The host first, then guests in the order in which they joined. */
  peers: Selectable<LiveStagePeerTable>[];
  host: NamedPerson;
}

/** Reads a stage by three indexes, each with a bounded number of rows. */
export async function readStageRows(db: Reader, id: string): Promise<StageRows> {
  const [stage, guests, peers, host] = await Promise.all([
    db.selectFrom('live_stage').selectAll().where('broadcast_id', '=', id).executeTakeFirst(),
    db
      .selectFrom('live_stage_guest')
      .innerJoin('person', 'person.id', 'live_stage_guest.person_id')
      .select(['person.id as userId', 'nickname', 'avatar', 'verification'])
      .select(['live_stage_guest.state', 'asked_at', 'is_silenced'])
      .where('broadcast_id', '=', id)
      .where(isActiveGuest)
      .orderBy('asked_at')
      .orderBy('person_id')
      .execute(),
    db.selectFrom('live_stage_peer').selectAll().where('broadcast_id', '=', id).execute(),
    db
      .selectFrom('live_broadcast')
      .innerJoin('person', 'person.id', 'live_broadcast.host_id')
      .select(['person.id as userId', 'nickname', 'avatar', 'verification'])
      .where('live_broadcast.id', '=', id)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    ...{ stage: stage ?? null, host },
    guests: guests.map(({ state, asked_at, is_silenced, ...person }) => ({
      ...{ person, state, askedAt: asked_at, isSilenced: is_silenced === 1 },
    })),
    peers: peers.sort((one, other) => rank[one.kind] - rank[other.kind] || one.joined_at - other.joined_at),
  };
}

const rank: Readonly<Record<PeerKind, number>> = { host: 0, guest: 1, view: 2 };
