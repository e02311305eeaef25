import { sql } from 'kysely';
import { mediaStorage } from '@/lib/base/media/port';
import { database } from './database';

/** Whether each part that requests need responds; a failing part is named with its reason. */
export async function checkReadiness(): Promise<{ ready: boolean; parts: Record<string, string> }> {
  const checks = {
    database: async () => {
      await sql`select 1`.execute(database().read);
    },
    storage: () => mediaStorage().check(),
    jobs: async () => {
      if (!jobsRunning()) throw new Error('not running');
    },
  };
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const outcome = await check().then(
        () => 'ok',
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      return [name, outcome] as const;
    }),
  );
  return { ready: results.every(([, outcome]) => outcome === 'ok'), parts: Object.fromEntries(results) };
}

const slot = globalThis as typeof globalThis & { lightfieldJobsRunning?: boolean };

function jobsRunning(): boolean {
  return slot.lightfieldJobsRunning === true;
}

/** Called by `startProduct` when the job loop starts and ends. */
export function setJobsRunning(running: boolean): void {
  slot.lightfieldJobsRunning = running;
}
