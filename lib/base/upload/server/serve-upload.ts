import { MemoryLocker, Server } from '@tus/server';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { uploadChunk, uploadLimits, uploadPath } from '../codes';
import { newUploadId } from './parts';
import { checksumAlgorithms, provenBody } from './proven-body';
import { UploadStore } from './upload-store';

/** An error of the protocol's library: a status and a line of text. */
interface TusRefusal {
  status_code: number;
  body: string;
}

/** Uploads that an account may start per hour. */
const beginLimit = { max: 60, seconds: 3600, strict: true };

/**
 * Serves tus 1.0.0 to callers who are logged in and may post. Rejections are those of the protocol (403 for another
 * person's upload, 404, 409 for a wrong offset, 410, 413, 460 for a wrong digest); our own errors are thrown.
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
    // One for each request: the rows prevent two requests from mixing (`parts.ts`).
    locker: new MemoryLocker(),
    // No access for pages of other sites.
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

/**
 * The request for the protocol's library: with a verified body, and without proxy headers that the library would use.
 */
async function handed(request: Request): Promise<Request> {
  const headers = new Headers(request.headers);
  headers.delete('x-forwarded-proto');
  const body = await provenBody(request);
  return new Request(request.url, { method: request.method, headers, ...(body && { body, duplex: 'half' }) });
}

/**
 * Reads the rest of a rejected request, up to the size of a piece: a client that is cut off while sending sees a lost
 * connection instead of the answer.
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
    // The connection is broken, so there is nobody to answer.
  }
}

/** The answer when the sent bytes were not accepted. */
function refused(error: unknown): Response {
  if (!isTusRefusal(error)) throw error;
  return new Response(error.body, { status: error.status_code, headers: { 'Tus-Resumable': '1.0.0' } });
}

function isTusRefusal(error: unknown): error is TusRefusal {
  return typeof error === 'object' && error !== null && 'status_code' in error && 'body' in error;
}
