import { forgetReviewsOf, pendingTexts } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { demandCode } from '../codes';
import { isListed } from './is-listed';
import { showChange } from './show-change';

type Erased = EventKinds['account.erased'];

/**
 * Listens to 'account.erased': removes the texts of the person's demands from the reviews too. Before any demand is locked, as in a
 * decision.
 */
export async function forgetDemandReviews(_context: Context, tx: Tx, { personId }: Erased): Promise<void> {
  const demands = await tx.selectFrom('project_demand').select('id').where('owner_id', '=', personId).execute();
  for (const { id } of demands) await forgetReviewsOf(tx, 'demand', id);
}

/** What is left of a demand of an erased company: its titles, for who has proposed. */
const nothing = {
  ...{ body_zh: '', body_en: '', reason: '', words: '[]', area_id: '', deliver_on: '' },
  ...{ contact_name: '', contact_phone: '', contact_email: '', contact_wechat: '' },
};

/**
 * Listens to 'account.erased': takes the company's demands off, tells who has proposed for open ones, deletes what was never
 * public; and what contacts the person has looked at, or has by a docking.
 */
export async function eraseDemands(context: Context, tx: Tx, { personId }: Erased): Promise<void> {
  const now = context.now();
  await tx.updateTable('project_demand').set({ docked_with: null }).where('docked_with', '=', personId).execute();
  await tx.deleteFrom('demand_contact_view').where('person_id', '=', personId).execute();
  await tx.deleteFrom('project_demand').where('owner_id', '=', personId).where('verified_at', 'is', null).execute();
  const held = await tx
    .updateTable('project_demand')
    .set((row) => ({ ...nothing, revision: row('revision', '+', 1), updated_at: now }))
    .where('owner_id', '=', personId)
    .returningAll()
    .execute();
  for (const demand of held) {
    const taken = await tx
      .updateTable('project_demand')
      .set({ review_state: demandCode.failed })
      .where('id', '=', demand.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await showChange(tx, taken, now);
    const event = { id: demand.id, ownerId: null, isLapsed: false };
    if (isListed(demand)) await context.emit(context, tx, 'demand.closed', event);
  }
}

/** Listens to 'account.exported': adds the company's demands, with the texts under review, and what contacts it has looked at. */
export async function exportDemands(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const demands = await tx
    .selectFrom('project_demand')
    .selectAll()
    .where('owner_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const exported: object[] = [];
  for (const { words: _words, source: _source, ...row } of demands) {
    const underReview = await pendingTexts(tx, 'demand', row.id);
    exported.push({ ...row, underReview, createdAt: isoInBeijing(row.created_at) });
  }
  parts.demands = exported;
  parts.demandContacts = await tx
    .selectFrom('demand_contact_view')
    .select(['demand_id', 'first_at', 'last_at', 'look_count'])
    .where('person_id', '=', personId)
    .orderBy('first_at')
    .execute();
}
