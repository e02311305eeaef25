import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import type { BannerUser } from '../contract';

/** Maximum number of people in the row. */
const mostUsers = 50;

/**
 * Creators of the row below the banners, in the order set by staff (specification section 3, 'Banner-list user item').
 * The user with the configured id is left out; `hiddenUserId` overrides that configuration.
 */
export async function listBannerUsers(
  context: Context,
  hiddenUserId: string | null = env().bannerHiddenUserId,
): Promise<BannerUser[]> {
  const rows = await context.db.read
    .selectFrom('person')
    .select(['id', 'avatar', 'nickname', 'verification'])
    .where('featured_position', 'is not', null)
    .where('id', '!=', hiddenUserId ?? '')
    .orderBy('featured_position')
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostUsers)
    .execute();
  return rows.map(({ id, nickname, ...person }) => ({ userId: id, nickName: nickname, ...person }));
}
