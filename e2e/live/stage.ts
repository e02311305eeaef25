import { randomUUID } from 'node:crypto';
import { find, insert, type Row } from '../stage';

/** Broadcasts of the demonstration of which others are copies: a public one that is to come, and a draft. */
const models = { public: 'broadcast-01', draft: 'broadcast-13' } as const;

/** Creates a broadcast of a person; `own` are its columns that matter. Returns its id. */
export function addBroadcast(hostId: string, model: keyof typeof models = 'public', own: Row = {}): string {
  const id = randomUUID();
  insert('live_broadcast', { ...find('live_broadcast', 'id', models[model]), ...own, id, host_id: hostId });
  return id;
}
