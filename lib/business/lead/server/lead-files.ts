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

/** A file that a request brings along: what it is, by its bytes, and the name it is kept under. */
export interface LeadFile {
  id: string;
  name: string;
  type: LeadFileType;
  bytes: Uint8Array;
  mediaKey: string;
}

/** So long, in ms, after which a request that is not there will not come any more. */
const settledAfter = millisecondsInHour;

/** A folder that nobody reads by address: the storage hands out the public ones alone. */
const folderOf = (leadId: string) => `leads/${leadId}/`;

/**
 * Looks at the files of a request by their bytes. A field that was left empty is none, as browsers send it. Throws
 * UnsupportedMediaType when one is nothing that a request may bring along: whatever it is called, or a document with macros.
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
 * Keeps files before the request that they belong to. First of all it has a job look after them an hour later, which removes
 * what no request has come for: a crash leaves nothing behind.
 */
export async function storeLeadFiles(context: Context, leadId: string, files: readonly LeadFile[]): Promise<void> {
  if (files.length === 0) return;
  const now = context.now();
  await context.db.transaction((tx) =>
    enqueue(tx, removeUnkeptFiles, { leadId }, { now, runAt: now + settledAfter, uniqueKey: leadId }),
  );
  for (const { mediaKey, bytes } of files) await mediaStorage().put(mediaKey, bytes);
}

/** Removes every file of a request. Doing it twice is no error. */
export async function removeLeadFiles(leadId: string): Promise<void> {
  for await (const key of mediaStorage().list(folderOf(leadId))) await mediaStorage().remove(key);
}

/** Removes the files of a request that never came to be. */
export const removeUnkeptFiles = defineJob({
  kind: 'cooperation.remove-unkept-files',
  payload: z.object({ leadId: z.string() }),
  async run({ db }, { leadId }) {
    const lead = await db.read.selectFrom('cooperation_lead').select('id').where('id', '=', leadId).executeTakeFirst();
    if (!lead) await removeLeadFiles(leadId);
  },
});
