import type { KyselyPlugin } from 'kysely';
import { Database } from '@/lib/platform/server/db/database';
import { openHandles } from '@/lib/platform/server/db/open';

/** A database whose process kills itself before the statement with the given number, counted over all handles. */
export function fragileDatabase(url: string, fatal: number): Database {
  let statements = 0;
  const killer: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      if (statements === fatal) process.kill(process.pid, 'SIGKILL');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { engine, reader, writer } = openHandles(url);
  return new Database({ engine, reader: reader.withPlugin(killer), writer: writer.withPlugin(killer) });
}
