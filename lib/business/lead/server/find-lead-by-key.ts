import type { Context } from '@/lib/platform/server/context';

/** The id of the request of a customer's page, for related data of other slices; null for an unknown key. */
export async function findLeadIdByKey(context: Context, key: string): Promise<string | null> {
  const lead = await context.db.read
    .selectFrom('cooperation_lead')
    .select('id')
    .where('access_key', '=', key)
    .executeTakeFirst();
  return lead?.id ?? null;
}
