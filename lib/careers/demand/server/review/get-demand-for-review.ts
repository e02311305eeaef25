import { requireAllowed } from '@/lib/base/permission/port';
import { findListedPeople } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { getDemandForReview as contract, DemandForReview } from '../../contract';
import { countViews } from '../contact/views';
import { wordsIn } from '../own/flag-demand';
import { toDraft } from '../own/read-draft';

/**
 * A demand in any state with everything that is written of it. Throws Unauthorized or Forbidden for callers who may not review
 * demands, NullPointer for an unknown one.
 */
export async function getDemandForReview(context: Context, { id }: InputOf<typeof contract>): Promise<DemandForReview> {
  requireAllowed(context, 'reviewDemands');
  const { read } = context.db;
  const row = await read
    .selectFrom('project_demand')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const [draft, views, [owner]] = await Promise.all([
    toDraft(context, row),
    countViews(read, [id]),
    findListedPeople(context, row.owner_id === null ? [] : [row.owner_id]),
  ]);
  const waiting = { ...draft, ...draft.underReview };
  const words = [...JSON.parse(row.words), ...(await wordsIn(read, draft)), ...(await wordsIn(read, waiting))];
  return {
    ...draft,
    ...{ company: owner?.nickname ?? row.company_name, companyId: owner?.userId ?? null },
    words: [...new Set<string>(words)],
    submittedAt: row.submitted_at === null ? null : isoInBeijing(row.submitted_at),
    viewCount: views.get(id) ?? 0,
    ...{ leadId: row.lead_id, source: JSON.parse(row.source) },
  };
}
