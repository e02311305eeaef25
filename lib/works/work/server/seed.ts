import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { Insertable } from 'kysely';
import type { Tx } from '@/lib/platform/server/db/database';
import { spread } from '@/lib/platform/server/spread';
import zh from '@/messages/zh/works/work-console.json';
import type { VideoState } from '../contract';
import { videoScore } from '../rules/score';
import { commonClosings } from './seed/closings';
import { viewsOfDays } from './seed/days';
import { type Discipline, disciplines } from './seed/disciplines';
import { creditsOf, fieldsOf, tagsOf } from './seed/fields';
import type { SeedWork } from './seed/work';
import type { VideoTable } from './tables';

/** A work with its id and the values of its kind. */
export interface DemonstrationWork extends SeedWork {
  id: string;
  discipline: Discipline;
  authorId: string;
  state: VideoState;
}

/** Maximum number of rows in one statement on both engines. */
const portion = 1000;
/** Every fifteenth work is not public. */
const hiddenEvery = 15;
const hiddenStates: VideoState[] = ['pending_review', 'failed', 'deleted', 'pending_edit'];

/** Numbers of the people who publish only in Chinese; works without English must be theirs. */
const writeChinese = new Set([1, 3, 4, 10, 20, 21, 22, 23, 24, 25, 31, 32, 33, 36]);

/** All works of the demonstration, the kinds taking turns. */
export const seedWorks: DemonstrationWork[] = inTurns().map(({ discipline, work, turn }, index) => {
  const makers = disciplines[discipline].makers.filter((maker) => work.titleEn !== null || writeChinese.has(maker));
  const hidden = index % hiddenEvery === hiddenEvery - 1;
  return {
    ...work,
    id: `video-${threeDigits(index + 1)}`,
    discipline,
    authorId: `person-${threeDigits(makers[turn % makers.length] ?? 1)}`,
    state: hidden ? (hiddenStates[Math.floor(index / hiddenEvery) % hiddenStates.length] ?? 'failed') : 'verified',
  };
});

/** Staff picks of the demonstration, in order. */
export const seedPicks = ['video-001', 'video-007', 'video-027', 'video-005', 'video-009', 'video-004'];

/** The media key of a demonstration work's cover. */
export const coverKey = (workId: string) => `works/${workId}.jpg`;

/** Reasons for rejections, used in turn; the last of them was public before. */
const reasons = [zh.reasons.picture, zh.reasons.rights, zh.reasons.cover, zh.reasons.content];
const failed = seedWorks.filter(({ state }) => state === 'failed').map(({ id }) => id);

/** Works that were made in 2020, for the contest of that year, in the order in which they were published. */
export const worksOf2020: readonly string[] = [
  ...['029', '241', '200', '078', '098', '082', '058', '131', '041', '037', '139', '086', '049', '143'],
].map((number) => `video-${number}`);
/** When the first of them was published, and how many days passed between two. */
const in2020 = { from: Date.parse('2020-08-21T09:00+08:00'), days: 3 };

/** Writes the works of the 400 days before `now` (ms), and those of 2020. */
export async function seedVideos(tx: Tx, now: number): Promise<void> {
  const rows = seedWorks.map((work, index) => row(work, index, now));
  await tx.insertInto('video').values(rows).execute();
  const places = seedWorks.map((work, index) => ({ ...work, index }));
  await tx.insertInto('video_tag').values(places.flatMap(tagsOf)).execute();
  await tx.insertInto('video_credit').values(places.flatMap(creditsOf)).execute();
  const viewed = viewsOfDays(rows, now);
  for (let start = 0; start < viewed.length; start += portion) {
    await tx
      .insertInto('video_day')
      .values(viewed.slice(start, start + portion))
      .execute();
  }
}

function row(work: DemonstrationWork, index: number, now: number) {
  const pending = work.state === 'pending_review';
  const refusal = failed.indexOf(work.id);
  // A public work was approved, and so was one that was taken down or deleted since.
  const wasPublic = work.state === 'verified' || work.state === 'deleted' || refusal === reasons.length - 1;
  const age = pending
    ? (1 + spread(index, 0.38) * 30) * millisecondsInHour
    : (1.2 + spread(index, 0.7548776662) * 398) * millisecondsInDay;
  const turn = worksOf2020.indexOf(work.id);
  const createdAt = Math.round(turn < 0 ? now - age : in2020.from + turn * in2020.days * millisecondsInDay);
  const submittedAt = createdAt + Math.round(millisecondsInHour * (0.2 + 0.7 * spread(index, 0.61)));
  const verifiedAt = wasPublic ? createdAt + Math.round((2 + spread(index, 0.29) * 20) * millisecondsInHour) : null;
  const viewCount = verifiedAt === null ? 0 : views(index);
  const likeCount = Math.round(viewCount * (0.012 + 0.07 * spread(index, 0.4142135623)));
  return {
    id: work.id,
    author_id: work.authorId,
    title_zh: work.titleZh,
    title_en: work.titleEn,
    ...intro(work, index),
    cover: coverKey(work.id),
    duration_seconds: writtenSeconds(work, index),
    state: work.state,
    view_count: viewCount,
    like_count: likeCount,
    score: videoScore({ viewCount, likeCount, verifiedAt }),
    created_at: createdAt,
    verified_at: verifiedAt,
    submitted_at: work.state === 'pending_edit' ? null : submittedAt,
    reason: refusal < 0 ? '' : (reasons[refusal % reasons.length] ?? ''),
    ...fieldsOf({ ...work, index }),
  } satisfies Insertable<VideoTable>;
}

/** From a dozen to more than a million, few of them large. */
const views = (index: number) => Math.round(12 * 10 ** (5 * spread(index, 0.6180339887) ** 1.15));

/** Duration of a work in seconds: as stated in its text, or usual for its kind. */
export function writtenSeconds({ seconds, discipline }: DemonstrationWork, index: number): number {
  const [from, to] = disciplines[discipline].seconds;
  return seconds ?? Math.round(from + (to - from) * spread(index, 0.2360679775) ** 2);
}

/** About half of the intros end with a practical sentence. */
function intro(work: SeedWork & { discipline: Discipline }, index: number) {
  const choices = index % 2 ? commonClosings : disciplines[work.discipline].closings;
  const ends = work.seconds === undefined && spread(index, 0.5698402909) < 0.56;
  const closing = ends ? choices[Math.floor(index / 2) % choices.length] : undefined;
  const [zh, en] = closing ?? ['', ''];
  return { intro_zh: work.introZh + zh, intro_en: work.introEn && [work.introEn, en].filter(Boolean).join(' ') };
}

function inTurns() {
  const kinds = Object.keys(disciplines) as Discipline[];
  const longest = Math.max(...kinds.map((kind) => disciplines[kind].works.length));
  return Array.from({ length: longest }, (_, turn) =>
    kinds.flatMap((discipline) => {
      const work = disciplines[discipline].works[turn];
      return work ? [{ discipline, work, turn }] : [];
    }),
  ).flat();
}

function threeDigits(number: number): string {
  return String(number).padStart(3, '0');
}
