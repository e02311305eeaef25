import { randomUUID } from 'node:crypto';
import { millisecondsInHour } from 'date-fns/constants';
import { database, find, insert, type Row } from '../stage';

/** Broadcasts of the demonstration of which others are copies: a public one that is to come, and a draft. */
const models = { public: 'broadcast-01', draft: 'broadcast-13' } as const;

/** Creates a broadcast of a person; `own` are its columns that matter. Returns its id. */
export function addBroadcast(hostId: string, model: keyof typeof models = 'public', own: Row = {}): string {
  const id = randomUUID();
  insert('live_broadcast', { ...find('live_broadcast', 'id', models[model]), ...own, id, host_id: hostId });
  return id;
}

/** The columns of a broadcast that began a moment ago: on air or, without a picture yet, late. */
export function begun({ isOnAir = true } = {}): Row {
  const at = Date.now() - 1000;
  return { start_at: at, planned_end_at: at + millisecondsInHour, minutes: 60, ...(isOnAir && { live_at: at }) };
}

/** Lets the time of a public broadcast come. */
export function beginNow(id: string): void {
  const { start_at, planned_end_at, minutes } = begun({ isOnAir: false });
  database()
    .prepare('update live_broadcast set start_at = ?, planned_end_at = ?, minutes = ? where id = ?')
    .run(start_at, planned_end_at, minutes, id);
}
