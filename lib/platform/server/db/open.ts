import { Database } from './database';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';

/** Opens `postgres://…` or the SQLite file of `file:/absolute/path`. */
export function openDatabase(url: string): Database {
  if (/^postgres(ql)?:\/\//.test(url)) return new Database(openPostgres(url));
  if (url.startsWith('file:/')) return new Database(openSqlite(url.slice('file:'.length)));
  throw new Error('DATABASE_URL must begin with postgres:// or file:/');
}
