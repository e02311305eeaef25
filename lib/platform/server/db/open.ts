import { Database, type Handles } from './database';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';

/** Opens `postgres://…` or the SQLite file of `file:/absolute/path`. */
export function openDatabase(url: string): Database {
  return new Database(openHandles(url));
}

/** The handles of that. */
export function openHandles(url: string): Handles {
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url);
  if (url.startsWith('file:/')) return openSqlite(url.slice('file:'.length));
  throw new Error('DATABASE_URL must begin with postgres:// or file:/');
}
