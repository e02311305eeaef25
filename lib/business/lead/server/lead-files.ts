import { v7 as uuid } from 'uuid';
import { mediaStorage, privateFiles } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
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

/** The files of a request, which those who answer requests alone see. */
export const leadFiles = privateFiles({
  name: 'leads',
  job: 'cooperation.remove-unkept-files',
  async isKept(db, leadId) {
    const lead = db.selectFrom('cooperation_lead').select('id').where('id', '=', leadId);
    return (await lead.executeTakeFirst()) !== undefined;
  },
});

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
      return { id, name: fileName(file.name, type), type, bytes, mediaKey: `${leadFiles.folderOf(leadId)}${id}` };
    }),
  );
}

/** Stores files before their request. */
export async function storeLeadFiles(context: Context, leadId: string, files: readonly LeadFile[]): Promise<void> {
  if (files.length === 0) return;
  await leadFiles.begin(context, leadId);
  for (const { mediaKey, bytes } of files) await mediaStorage().put(mediaKey, bytes);
}
