import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Options } from '@/lib/base/media/server/s3-storage';
import { isSigned } from './s3-signature';

interface StoredObject {
  bytes: Buffer;
  etag: string;
  time: Date;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

const account = { accessKeyId: 'test', secretAccessKey: 'a secret for tests' };
const bucket = 'media';

/**
 * A bucket in memory on a free loopback port, with the part of the S3 protocol that a storage needs, by Amazon's
 * reference: PutObject, GetObject with a range, HeadObject, DeleteObject, ListObjectsV2 with its pages. Requests
 * without a valid signature are rejected. (The published stand-ins were tried: they do not verify signatures of
 * listings, keep aborted uploads, and answer `bytes=0-0` with the whole file.)
 */
export async function startS3(): Promise<{ options: S3Options; stop(): Promise<void> }> {
  const objects = new Map<string, StoredObject>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => null);
    // The client has disconnected: nothing is stored and there is nobody to answer.
    if (!body) return;
    const answer = answerTo(objects, request, body);
    response.writeHead(answer.status, { 'Content-Length': Buffer.byteLength(answer.body ?? ''), ...answer.headers });
    response.end(request.method === 'HEAD' ? undefined : answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    options: { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket, ...account },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function answerTo(objects: Map<string, StoredObject>, request: IncomingMessage, body: Buffer): Answer {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const [, asked, key] = /^\/([^/]+)\/?(.*)$/.exec(pathname) ?? [];
  if (!request.headers.authorization?.includes(`Credential=${account.accessKeyId}/`)) {
    return failure(403, 'InvalidAccessKeyId');
  }
  const { accessKeyId, secretAccessKey } = account;
  if (!isSigned(request, body, accessKeyId, secretAccessKey)) return failure(403, 'SignatureDoesNotMatch');
  if (asked !== bucket) return failure(404, 'NoSuchBucket');
  if (!key) return searchParams.get('list-type') === '2' ? list(objects, searchParams) : failure(501, 'NotImplemented');
  if (request.method === 'PUT') return put(objects, decodeURIComponent(key), body);
  if (request.method === 'DELETE') {
    objects.delete(decodeURIComponent(key));
    return { status: 204 };
  }
  const found = objects.get(decodeURIComponent(key));
  return found ? read(found, request.headers.range) : failure(404, 'NoSuchKey');
}

function put(objects: Map<string, StoredObject>, key: string, bytes: Buffer): Answer {
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
  objects.set(key, { bytes, etag, time: new Date() });
  return { status: 200, headers: { ETag: etag } };
}

function read({ bytes, etag, time }: StoredObject, range: string | undefined): Answer {
  const headers = { ETag: etag, 'Last-Modified': time.toUTCString(), 'Accept-Ranges': 'bytes' };
  const parts = /^bytes=(\d+)-(\d+)$/.exec(range ?? '');
  if (!parts) return { status: 200, headers, body: bytes };
  const start = Number(parts[1]);
  const end = Math.min(Number(parts[2]), bytes.length - 1);
  if (start >= bytes.length) return failure(416, 'InvalidRange');
  const contentRange = { 'Content-Range': `bytes ${start}-${end}/${bytes.length}` };
  return { status: 206, headers: { ...headers, ...contentRange }, body: bytes.subarray(start, end + 1) };
}

/** The keys in order after the token, which here is the last key of the previous page. */
function list(objects: Map<string, StoredObject>, query: URLSearchParams): Answer {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const pageSize = Number(query.get('max-keys') ?? 1000);
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize);
  const more = keys.length > page.length;
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  const token = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return xml(200, `<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents}${token}</ListBucketResult>`);
}

function failure(status: number, code: string): Answer {
  return xml(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function xml(status: number, content: string): Answer {
  return { status, headers: { 'Content-Type': 'application/xml' }, body: `<?xml version="1.0"?>${content}` };
}
