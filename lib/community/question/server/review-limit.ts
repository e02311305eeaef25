import { secondsInDay } from 'date-fns/constants';
import type { Context } from '@/lib/platform/server/context';
import { questionLimits } from '../codes';

/** TooManyRequests for a person whose texts of a day staff have to read too many of. */
export function limitReviews(context: Context, personId: string): Promise<void> {
  const limit = { max: questionLimits.reviewsOfDay, seconds: secondsInDay, strict: true };
  return context.limit({ name: 'posts to review of', client: personId, limit });
}
