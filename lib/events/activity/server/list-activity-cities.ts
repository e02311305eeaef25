import { cityName } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { activityLimits } from '../codes';
import type { ActivityCity } from '../contract';

/** The cities with most activities in the filtered lists, most first. */
export async function listActivityCities({ db, language }: Context): Promise<ActivityCity[]> {
  const rows = await db.read
    .selectFrom('activity_city')
    .select(['city_id', 'activity_count'])
    .orderBy('activity_count', 'desc')
    .orderBy('city_id')
    .limit(activityLimits.cities)
    .execute();
  return rows.map((row) => ({
    id: row.city_id,
    name: cityName(row.city_id, language),
    activityCount: row.activity_count,
  }));
}
