import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { Judging } from '../../contract';
import { timeOf } from '../read-round';

/** Seats in panels with their rounds and contests. */
export function judgings(db: Reader) {
  return db
    .selectFrom('judging_judge as judge')
    .innerJoin('judging_round as round', 'round.id', 'judge.round_id')
    .innerJoin('contest', 'contest.activity_id', 'round.activity_id')
    .innerJoin('activity', 'activity.id', 'round.activity_id')
    .select(['judge.state as judge_state', 'judge.is_chair', 'round.id', 'round.activity_id', 'round.state'])
    .select(['round.name_zh', 'round.name_en', 'round.deadline_at', 'round.criteria', 'round.needs_reason'])
    .select(['contest.name', 'contest.is_blind', 'activity.title_zh', 'activity.title_en']);
}
export type JudgingRow = Awaited<ReturnType<ReturnType<typeof judgings>['execute']>>[number];

/** A round as its judges see it in a list. */
export function toJudging({ language }: Pick<Context, 'language'>, row: JudgingRow): Judging {
  const title = translate(row.title_zh, row.title_en, language);
  return {
    ...{ roundId: row.id, state: row.state, judgeState: row.judge_state, isChair: row.is_chair === 1 },
    contest: {
      ...{ id: row.activity_id, name: row.name ?? '', title: title.text, titleLanguage: title.language },
    },
    ...{ name: shown(row.name_zh, row.name_en, language), deadlineTime: timeOf(row.deadline_at) },
  };
}

/** A text in the reader's language, or in the other one where it is missing. */
export const shown = (zh: string, en: string, language: Language) => translate(zh, en, language);
