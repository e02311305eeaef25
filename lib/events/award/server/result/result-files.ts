import type { FileAnswer } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { resultFiles } from '../../codes';
import type { getContestResult as contract, getResultKey as keyContract } from '../../contract';
import { findResult } from './find-result';
import { resultKey } from './result-key';

/** The bytes of a published result that are signed. Throws NullPointer where none is published. */
export async function getContestResult({ db }: Context, input: InputOf<typeof contract>): Promise<FileAnswer> {
  const { document } = await findResult(db.read, input);
  return { name: resultFiles.result, contentType: 'application/json', body: new TextEncoder().encode(document) };
}

/** The signature of a published result, 64 bytes. Throws NullPointer where none is published. */
export async function getResultSignature({ db }: Context, input: InputOf<typeof contract>): Promise<FileAnswer> {
  const { signature } = await findResult(db.read, input);
  const body = new Uint8Array(Buffer.from(signature, 'base64'));
  return { name: resultFiles.signature, contentType: 'application/octet-stream', body };
}

/** The public key of results, as PEM; one for all of them. Throws NullPointer for the id of another key. */
export async function getResultKey(context: Context, { keyId }: InputOf<typeof keyContract>): Promise<FileAnswer> {
  const { id, publicPem } = await resultKey(context);
  if (keyId !== id) throw new CodedError('NullPointer');
  return { name: resultFiles.key, contentType: 'application/x-pem-file', body: new TextEncoder().encode(publicPem) };
}
