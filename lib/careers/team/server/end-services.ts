import { sql } from 'kysely';
import type { Reader } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { type ServiceEnd, type ServiceKind, teamLimits } from '../codes';
import { endService } from './end-service';

/** How often services end, and how many of each kind in a run; what is more waits for the next. */
const everySeconds = 600;
const most = 200;

/**
 * Every ten minutes: ends the services whose working days or year are over, single teams whose demand is over, and what is used up once
 * its last recommendation cannot be undone any more; what was not delivered is refunded. Each is a transaction of its own and is done
 * once; a run that was broken off goes on with the next.
 */
export const endServices = defineJob({
  kind: 'team.end-services',
  payload: scheduledPayload,
  schedule: { everySeconds },
  leaseSeconds: 120,
  async run(context) {
    const { db, now, signal } = context;
    const at = now();
    const due: { order_id: string; end: ServiceEnd }[] = [
      ...(await findOver(db.read, at)).map(({ order_id, kind }) => ({ order_id, end: overOf[kind] })),
      ...(await findClosed(db.read, at)).map(({ order_id }) => ({ order_id, end: 'demandClosed' as const })),
      ...(await findUsedUp(db.read, at)).map(({ order_id }) => ({ order_id, end: 'usedUp' as const })),
    ];
    for (const { order_id: orderId, end } of due) {
      signal.throwIfAborted();
      await db.transaction((tx) => endService(context, tx, { orderId, end }));
    }
  },
});

const overOf = { teams: 'daysOver', year: 'yearOver' } as const satisfies Record<ServiceKind, ServiceEnd>;

const valid = (db: Reader) =>
  db.selectFrom('team_service').select(['order_id', 'kind']).where('state', '=', sql.lit('valid'));

const findOver = (db: Reader, at: number) =>
  valid(db).where('ends_at', '<=', at).orderBy('ends_at').orderBy('id').limit(most).execute();

/** Those of demands that were closed or docked, or whose last day is over. One that is reviewed again still is what it was. */
const findClosed = (db: Reader, at: number) =>
  valid(db)
    .where('team_service.kind', '=', sql.lit('teams'))
    .where((row) =>
      row.exists(
        row
          .selectFrom('project_demand')
          .select('project_demand.id')
          .whereRef('project_demand.id', '=', 'team_service.demand_id')
          .where((demand) =>
            demand.or([
              demand('closed_at', 'is not', null),
              demand('docked_at', 'is not', null),
              demand('propose_until', '<=', at),
            ]),
          ),
      ),
    )
    .limit(most)
    .execute();

const findUsedUp = (db: Reader, at: number) =>
  valid(db)
    .whereRef('delivered', '=', 'bought')
    .where('delivered_at', '<=', at - teamLimits.undoMs)
    .limit(most)
    .execute();
