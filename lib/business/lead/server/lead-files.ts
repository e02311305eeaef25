import { millisecondsInHour } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { mediaStorage } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { LeadFileType } from '../codes';
import { fileName } from '../rules/file-name';
import { tellFile } from './tell-file';

/** A file of a request: its type by its bytes, and its stored name. */
export interface LeadFile {
  id: string;
  name: string;
  type: LeadFileType;
  bytes: Uint8Array;
  mediaKey: string;
}

/** After this time in ms, a request that does not exist will never be stored. */
const settledAfter = millisecondsInHour;

/** A private folder: storage serves only the public ones by address. */
const folderOf = (leadId: string) => `leads/${leadId}/`;

/**
 * Identifies the files of a request by their bytes. Empty file fields, which browsers send, are ignored. Throws
 * UnsupportedMediaType when one has a type that is not allowed, whatever its name, or is a document with macros.
 */
export async function readLeadFiles(leadId: string, files: readonly File[]): Promise<LeadFile[]> {
  const given = files.filter(({ name, size }) => name !== '' || size > 0);
  return Promise.all(
    given.map(async (file) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const type = tellFile(bytes);
      if (!type) throw new CodedError('UnsupportedMediaType');
      const id = uuid();
      return { id, name: fileName(file.name, type), type, bytes, mediaKey: `${folderOf(leadId)}${id}` };
    }),
  );
}

/**
 * Stores files before their request. It first adds a job that runs an hour later and removes files without a request,
 * so that a crash leaves nothing behind.
 */
export async function storeLeadFiles(context: Context, leadId: string, files: readonly LeadFile[]): Promise<void> {
  if (files.length === 0) return;
  const now = context.now();
  await context.db.transaction((tx) =>
    enqueue(tx, removeUnkeptFiles, { leadId }, { now, runAt: now + settledAfter, uniqueKey: leadId }),
  );
  for (const { mediaKey, bytes } of files) await mediaStorage().put(mediaKey, bytes);
}

/** Removes every file of a request. Idempotent. */
export async function removeLeadFiles(leadId: string): Promise<void> {
  for await (const key of mediaStorage().list(folderOf(leadId))) await mediaStorage().remove(key);
}

/** Removes the files of a request that was never stored. */
export const removeUnkeptFiles = defineJob({
  kind: 'cooperation.remove-unkept-files',
  payload: z.object({ leadId: z.string() }),
  async run({ db }, { leadId }) {
    const lead = await db.read.selectFrom('cooperation_lead').select('id').where('id', '=', leadId).executeTakeFirst();
    if (!lead) await removeLeadFiles(leadId);
  },
});
