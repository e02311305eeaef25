import { pendingTexts } from '@/lib/base/moderation/port';
import { areaName, cityName } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { jobCode } from '../../codes';
import type { JobDraft, OwnJob } from '../../contract';
import { phaseAt } from '../../rules/phase';
import { stateOf } from '../../rules/transitions';
import { factsOf, type JobRow } from '../find-job';
import { salaryOf } from '../job-item';
import { findOwnRow, type OwnJobId } from './own-job';
import { toFields } from './written-fields';

type Reading = Pick<Context, 'db' | 'language' | 'now'>;

/** A job as an item of its company's list. */
export function toOwnJob(row: JobRow, { language, now }: Pick<Reading, 'language' | 'now'>): OwnJob {
  const title = translate(row.title_zh, row.title_en, language);
  const at = (ms: number) => (ms === 0 ? null : isoInBeijing(ms));
  return {
    ...{ id: row.id, title: title.text, titleLanguage: title.language, state: stateOf(row.review_state) },
    phase: row.review_state === jobCode.verified ? phaseAt(factsOf(row), now()) : null,
    reason: row.reason,
    city: row.city_id === '' ? '' : cityName(row.city_id, language),
    ...{ type: row.type, salary: salaryOf(row), isHighlighted: row.is_highlighted === 1 },
    ...{ applicationCount: row.application_count, wasPublic: row.published_at !== null },
    ...{ openUntil: at(row.open_until), postedUntil: at(row.posted_until), refreshTime: at(row.refreshed_at) },
    ...{ updatedAt: isoInBeijing(row.updated_at), revision: row.revision },
  };
}

/** A job for its editor. Throws NullPointer for one that is not theirs. */
export async function readDraft(reading: Reading, own: OwnJobId): Promise<JobDraft> {
  return toDraft(reading, await findOwnRow(reading.db.read, own));
}

/** A job with everything that its company wrote, and what of that waits for staff. */
export async function toDraft(reading: Reading, row: JobRow): Promise<JobDraft> {
  const underReview = await pendingTexts(reading.db.read, 'job', row.id);
  const area = row.area_id === '' ? '' : (areaName(row.area_id, reading.language) ?? '');
  return { ...toOwnJob(row, reading), ...toFields(row), areaName: area, underReview };
}
