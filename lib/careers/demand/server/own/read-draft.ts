import { pendingTexts } from '@/lib/base/moderation/port';
import { areaName } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { demandCode } from '../../codes';
import type { DemandDraft, OwnDemand } from '../../contract';
import { phaseAt } from '../../rules/phase';
import { stateOf } from '../../rules/transitions';
import { type DemandRow, factsOf } from '../find-demand';
import { findOwnRow, type OwnDemandId } from './own-demand';
import { toFields } from './written-fields';

type Reading = Pick<Context, 'db' | 'language' | 'now'>;

/** A demand as an item of its company's list, but for who has looked at its contact. */
export function toOwnDemand(
  row: DemandRow,
  { language, now }: Pick<Reading, 'language' | 'now'>,
): Omit<OwnDemand, 'viewCount'> {
  const title = translate(row.title_zh, row.title_en, language);
  const isWaiting = row.review_state === demandCode.pending_review;
  return {
    ...{ id: row.id, title: title.text, titleLanguage: title.language, state: stateOf(row.review_state) },
    phase: row.review_state === demandCode.verified ? phaseAt(factsOf(row), now()) : null,
    ...{ reason: row.reason, kind: row.kind, budgetFrom: row.budget_from, budgetTo: row.budget_to },
    lastDay: toFields(row).lastDay,
    dueAt: isWaiting && row.due_at !== null ? isoInBeijing(row.due_at) : null,
    wasPublic: row.verified_at !== null,
    updatedAt: isoInBeijing(row.updated_at),
  };
}

/** A demand for its editor. Throws NullPointer for one that is not theirs. */
export async function readDraft(reading: Reading, own: OwnDemandId): Promise<DemandDraft> {
  return toDraft(reading, await findOwnRow(reading.db.read, own));
}

/** A demand with everything that is written of it, and what of that waits for staff. */
export async function toDraft(reading: Reading, row: DemandRow): Promise<DemandDraft> {
  return {
    ...toOwnDemand(row, reading),
    ...toFields(row),
    place: (row.area_id !== '' && areaName(row.area_id, reading.language)) || '',
    isOurs: row.owner_id === null,
    underReview: await pendingTexts(reading.db.read, 'demand', row.id),
    revision: row.revision,
  };
}
