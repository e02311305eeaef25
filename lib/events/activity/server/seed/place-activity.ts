import { v5 } from 'uuid';
import { linesAsHtml } from '@/lib/platform/server/seeding';
import { type ReviewCode, reviewCode } from '../../codes';
import { cleanBody } from '../own/clean-body';
import { seedActivityList } from './programme';
import type { SeedActivity } from './seed-activity';

/** An activity of the demonstration with its ids, texts and pictures as they are stored. */
export interface DemonstrationActivity extends SeedActivity {
  id: string;
  organiserId: string;
  reviewState: ReviewCode;
  bodyZh: string;
  bodyEn: string;
  /** Media keys. */
  cover: string;
  photoKeys: readonly string[];
}

/** Every activity of the demonstration; the ids follow from their places. */
export const seedProgramme: readonly DemonstrationActivity[] = seedActivityList.map((activity, index) => {
  const { id = `activity-${String(index + 1).padStart(2, '0')}`, organiser, state = 'verified', photos = 0 } = activity;
  return {
    ...activity,
    id,
    organiserId: organiser === 0 ? 'person-house' : `person-${String(organiser).padStart(3, '0')}`,
    reviewState: reviewCode[state],
    bodyZh: cleanBody(linesAsHtml(activity.zh)),
    bodyEn: cleanBody(linesAsHtml(activity.en)),
    cover: `activities/${id}/0.jpg`,
    photoKeys: Array.from({ length: photos }, (_, place) => `activities/${id}/${place + 1}.jpg`),
  };
});

/** The id of a part of a demonstration activity: its ticket types and questions have one each, by their places. */
export function partId(activityId: string, part: 'ticket' | 'question', place: number): string {
  return v5(`${activityId} ${part} ${place}`, v5.URL);
}
