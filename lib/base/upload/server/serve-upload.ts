import { MemoryLocker, Server } from '@tus/server';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { uploadChunk, uploadLimits, uploadPath } from '../codes';
import { newUploadId } from './parts';
import { checksumAlgorithms, provenBody } from './proven-body';
import { UploadStore } from './upload-store';

/** What the protocol's library throws and answers: a status and a line of text. */
interface TusRefusal {
  status_code: number;
  body: string;
}

/** Uploads that an account may begin in an hour. */
const beginLimit = { max: 60, seconds: 3600, strict: true };

/**
 * Speaks tus 1.0.0 with whoever is logged in and may post. Refusals are the protocol's own (403 for another one's upload,
 * 404, 409 for a wrong offset, 410, 413, 460 for a wrong digest); ours are thrown.
 */
export async function serveUpload(context: Context, request: Request): Promise<Response> {
  try {
    return await answerTus(context, request);
  } finally {
    await readRest(request);
  }
}

async function answerTus(context: Context, request: Request): Promise<Response> {
  const { personId } = requireAllowed(context, 'post');
  const store = new UploadStore(context, personId);
  let failure: unknown;
  const server = new Server({
    path: uploadPath,
    relativeLocation: true,
    maxSize: uploadLimits.bytes,
    namingFunction: newUploadId,
    datastore: store,
    // One for each request: the rows see to it that two requests do not mix (`parts.ts`).
    locker: new MemoryLocker(),
    // Pages of other sites have no part in this.
    allowedOrigins: [],
    onUploadCreate: async (_, { size }) => {
      if (!size) throw new CodedError('400', { fields: [{ field: 'Upload-Length', rule: 'empty' }] });
      await context.limit({ name: 'upload.begin', client: personId, limit: beginLimit });
      return {};
    },
    onResponseError: (_, error) => {
      if (!isTusRefusal(error)) failure = error;
      return undefined;
    },
  });
  const response = await handed(request).then((given) => server.handleWeb(given), refused);
  await store.settled();
  if (failure) throw failure;
  if (request.method === 'OPTIONS') response.headers.set('Tus-Checksum-Algorithm', checksumAlgorithms.join(','));
  return response;
}

/** The request as the protocol's library takes it: its bytes proven, without what proxies say and the library disputes. */
async function handed(request: Request): Promise<Request> {
  const headers = new Headers(request.headers);
  headers.delete('x-forwarded-proto');
  const body = await provenBody(request);
  return new Request(request.url, { method: request.method, headers, ...(body && { body, duplex: 'half' }) });
}

/**
 * Reads what a refused request still brings, as long as it is no more than a piece: who is cut off while sending hears no
 * answer, only that the connection is lost.
 */
async function readRest({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > uploadChunk.most) break;
    }
  } catch {
    // The connection is broken: there is nobody to hear the answer.
  }
}

/** What a client is told when the bytes it sent were not taken in at all. */
function refused(error: unknown): Response {
  if (!isTusRefusal(error)) throw error;
  return new Response(error.body, { status: error.status_code, headers: { 'Tus-Resumable': '1.0.0' } });
}

function isTusRefusal(error: unknown): error is TusRefusal {
  return typeof error === 'object' && error !== null && 'status_code' in error && 'body' in error;
}
