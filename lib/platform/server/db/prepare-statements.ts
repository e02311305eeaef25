import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** Statements that the server keeps for one connection; an idle connection ends after some seconds, and they with it. */
export const preparedAtMost = 250;
/** Longer ones are lists of many values, of which nearly every one is new. */
const longestPrepared = 1500;
/** `select *` and `returning *`: their type changes when a migration of another node adds a column. */
const ofAllColumns = /[\s.]\*/;

/**
 * The same pool with statements that have names: the server parses and plans each once for a connection instead of each time
 * (ADR 44). It goes on planning one anew where a plan for any values would cost more.
 */
export function prepareStatements(pool: Pool): PostgresPool {
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const preparing = known.get(client) ?? clientWithNames(client);
      known.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
  };
}

function clientWithNames(client: PoolClient): PostgresPoolClient {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    if (!names.has(text) && names.size < preparedAtMost) names.set(text, `s${names.size}`);
    return names.get(text);
  };
  const query = (text: string, values: unknown[]) =>
    client.query(isPreparable(text, values) ? { name: nameOf(text), text, values } : { text, values });
  return { query: query as unknown as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) };
}

/** Only what takes values is sent again and again. */
const isPreparable = (text: string, values: readonly unknown[]) =>
  values.length > 0 && text.length <= longestPrepared && !ofAllColumns.test(text);
