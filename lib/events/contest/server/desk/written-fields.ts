import type { Selectable } from 'kysely';
import { cleanBlocks } from '@/lib/base/content/port';
import { cleanBody } from '@/lib/events/activity/port';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { entryModes } from '../../codes';
import type { ContestFields } from '../../contract';
import type { Category } from '../categories';
import type { ContestTable } from '../tables';

/** What is written of a contest in its one form: times in Beijing's zone, modes in their order, sanitised texts. */
export function writtenFields(written: ContestFields): ContestFields {
  return {
    name: written.name,
    categories: written.categories.map(({ id, nameZh, nameEn, modes, fees }) => ({
      ...{ id, nameZh, nameEn },
      modes: entryModes.filter((mode) => modes.includes(mode)),
      fees: fees.map(({ untilTime, feeFen }) => ({ untilTime: toWritten(toMs(untilTime)), feeFen })),
    })),
    ...{ termsZh: cleanBody(written.termsZh), termsEn: cleanBody(written.termsEn), isBlind: written.isBlind },
    worksTime: toWritten(toMs(written.worksTime)),
    voteStartTime: toWritten(toMs(written.voteStartTime)),
    voteEndTime: toWritten(toMs(written.voteEndTime)),
    resultsTime: toWritten(toMs(written.resultsTime)),
    blocks: cleanBlocks(written.blocks),
  };
}

interface StandingParts {
  row: Selectable<ContestTable> | undefined;
  categories: readonly Category[];
  terms: { body_zh: string; body_en: string } | undefined;
}

/** What is written of a contest, from its rows; in the same form and order, so that both can be compared. */
export function toFields({ row, categories, terms }: StandingParts): ContestFields {
  return {
    name: row?.name ?? '',
    categories: categories.map(({ id, nameZh, nameEn, modes, fees }) => ({
      ...{ id, nameZh, nameEn, modes },
      fees: fees.map(({ untilAt, feeFen }) => ({ untilTime: toWritten(untilAt), feeFen })),
    })),
    ...{ termsZh: terms?.body_zh ?? '', termsEn: terms?.body_en ?? '', isBlind: row?.is_blind === 1 },
    ...{ worksTime: toWritten(row?.works_at), voteStartTime: toWritten(row?.vote_start_at) },
    ...{ voteEndTime: toWritten(row?.vote_end_at), resultsTime: toWritten(row?.results_at) },
    blocks: JSON.parse(row?.blocks ?? '[]'),
  };
}

/** The columns of what is written beside its categories and its terms. */
export function columnsOf(fields: ContestFields) {
  return {
    name: fields.name || null,
    is_blind: fields.isBlind ? (1 as const) : (0 as const),
    ...{ works_at: toMs(fields.worksTime), vote_start_at: toMs(fields.voteStartTime) },
    ...{ vote_end_at: toMs(fields.voteEndTime), results_at: toMs(fields.resultsTime) },
    blocks: JSON.stringify(fields.blocks),
  };
}

/** The columns of a category at its place in the list. */
export function categoryColumnsOf(
  { nameZh, nameEn, modes, fees }: ContestFields['categories'][number],
  position: number,
) {
  return {
    ...{ position, name_zh: nameZh, name_en: nameEn, modes: JSON.stringify(modes) },
    fees: JSON.stringify(fees.map(({ untilTime, feeFen }) => ({ untilAt: toMs(untilTime), feeFen }))),
  };
}

/** ISO 8601 as ms; an empty text is a time that is not said. */
const toMs = (written: string) => (written === '' ? null : Date.parse(written));
const toWritten = (ms: number | null | undefined) => (typeof ms === 'number' ? isoInBeijing(ms) : '');
