import type { Context } from '@/lib/platform/server/context';
import { publicState } from '@/lib/works/work/codes';
import { findVideoItems } from '@/lib/works/work/port';
import { applicationLimits } from '../../codes';
import type { ApplicationDetail } from '../../contract';

/** Most credits of a person that are looked at. */
const mostRead = 500;

/** The public works that credit a person, who confirmed it, the latest first. */
export async function findCredits(context: Context, personId: string): Promise<ApplicationDetail['credits']> {
  const rows = await context.db.read
    .selectFrom('video_credit as credit')
    .innerJoin('video', 'video.id', 'credit.video_id')
    .select(['video.id', 'video.state', 'video.verified_at', 'credit.roles'])
    // Nothing is asked of the work itself: with a condition on the state, SQLite scans all verified works.
    .where('person_id', '=', personId)
    .where('credit.state', '=', 'confirmed')
    .limit(mostRead)
    .execute();
  const shown = rows
    .filter(({ state }) => state === publicState)
    .sort((one, other) => (other.verified_at ?? 0) - (one.verified_at ?? 0) || (one.id < other.id ? -1 : 1))
    .slice(0, applicationLimits.credits);
  const works = await findVideoItems(
    context,
    shown.map(({ id }) => id),
  );
  const roles = new Map(shown.map((credit) => [credit.id, JSON.parse(credit.roles)]));
  return works.map((work) => ({ work, roles: roles.get(work.videoId) ?? [] }));
}
