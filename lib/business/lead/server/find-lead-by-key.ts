import type { Context } from '@/lib/platform/server/context';

/** The id of the request that a customer's page shows, for what belongs to it elsewhere; null for a key of none. */
export async function findLeadIdByKey(context: Context, key: string): Promise<string | null> {
  const lead = await context.db.read
    .selectFrom('cooperation_lead')
    .select('id')
    .where('access_key', '=', key)
    .executeTakeFirst();
  return lead?.id ?? null;
}
