import type { Context } from '@/lib/platform/server/context';

interface Made {
  value: string;
  /** In ms. */
  expiresAt: number;
}

/**
 * A credential that all nodes share until it expires: one that several make at once is that of the first, as a service refuses
 * who changes theirs too often. Not inside a transaction; throws what `make` throws.
 */
export async function sharedToken(context: Context, name: string, make: () => Promise<Made>): Promise<string> {
  const now = context.now();
  const find = () =>
    context.db.read
      .selectFrom('push_credential')
      .select('value')
      .where('name', '=', name)
      .where('expires_at', '>', now)
      .executeTakeFirst();
  const stored = await find();
  if (stored) return stored.value;
  const { value, expiresAt } = await make();
  await context.db.transaction((tx) =>
    tx
      .insertInto('push_credential')
      .values({ name, value, expires_at: expiresAt })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ value, expires_at: expiresAt })
          .where('push_credential.expires_at', '<=', now),
      )
      .execute(),
  );
  return (await find())?.value ?? value;
}

/** Has the next caller make a new one, where the service no longer takes this one. */
export async function discardToken({ db }: Context, name: string, value: string): Promise<void> {
  await db.transaction((tx) =>
    tx.deleteFrom('push_credential').where('name', '=', name).where('value', '=', value).execute(),
  );
}
