import { download } from '@/lib/platform/client/download';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const getCertificate: CallOf<typeof contract.getCertificate> = calls.getCertificate;

/** Saves a certificate of the caller as PDF; without an award that of the shortlist. Errors take the error path. */
export const saveCertificate = (entryId: string, awardId: string | null) =>
  download(getCertificate, { entryId, awardId: awardId ?? '' });
