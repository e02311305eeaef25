import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { ByteRange } from '@/lib/platform/server/files/byte-range';
import { type FileInfo, type OpenedFile, smallBody } from '@/lib/platform/server/files/opened-file';
import { checkStorage, type NewBody, requireKey, requirePrefix, type Storage } from './storage';

/** Address of the bucket, and credentials. */
export interface S3Options {
  /** Null for Amazon's own. For other stores the bucket is in the path, which all of them support. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Keys on one page of a listing, 1000 at most. */
  listPage?: number;
}

/** Slow readers of a film hold their connection, so there must be many. */
const agent = { keepAlive: true, maxSockets: 500 };
/** How long the store may take until its answer begins. */
const answerMs = 30_000;
/** Errors are thrown to the caller; the SDK need not print them as well. */
const ignore = () => {};
const quiet = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Media in an S3-compatible bucket. */
export class S3Storage implements Storage {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #listPage: number;

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey, listPage = 1000 }: S3Options) {
    this.#bucket = bucket;
    this.#listPage = listPage;
    this.#client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      logger: quiet,
      // Many compatible stores do not support the SDK's newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: 5_000,
        requestTimeout: answerMs,
        throwOnRequestTimeout: true,
        httpAgent: agent,
        httpsAgent: agent,
      },
    });
  }

  async put(key: string, body: NewBody): Promise<void> {
    const target = this.#object(key);
    if (body instanceof Uint8Array) await this.#client.send(new PutObjectCommand({ ...target, Body: body }));
    else await this.#putStream(target, body.stream, body.size);
  }

  async read(key: string, range?: ByteRange): Promise<OpenedFile | null> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const answer = await orNull(this.#client.send(new GetObjectCommand({ ...this.#object(key), Range })));
    if (!answer) return null;
    const length = answer.ContentLength ?? 0;
    const size = range ? Number(answer.ContentRange?.split('/')[1]) : length;
    const body = bodyOf(key, answer.Body);
    return {
      ...infoOf(key, { ...answer, ContentLength: size }),
      body: length > smallBody ? body.transformToWebStream() : new Uint8Array(await body.transformToByteArray()),
    };
  }

  async head(key: string): Promise<FileInfo | null> {
    const answer = await orNull(this.#client.send(new HeadObjectCommand(this.#object(key))));
    return answer && infoOf(key, answer);
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#object(key)));
  }

  async *list(prefix: string): AsyncIterable<string> {
    requirePrefix(prefix);
    const pages = paginateListObjectsV2(
      { client: this.#client, pageSize: this.#listPage },
      { Bucket: this.#bucket, Prefix: prefix },
    );
    for await (const { Contents = [] } of pages) {
      for (const { Key } of Contents) if (Key !== undefined) yield Key;
    }
  }

  check(): Promise<void> {
    return checkStorage(this);
  }

  #object(key: string) {
    requireKey(key);
    return { Bucket: this.#bucket, Key: key };
  }

  /** The SDK notices neither a failing source nor one that ends early, and would wait endlessly for the rest. */
  async #putStream(target: { Bucket: string; Key: string }, stream: Readable, size: number): Promise<void> {
    const body = exactly(size);
    const failed = new AbortController();
    const fed = pipeline(stream, body).catch((error: unknown) => {
      failed.abort();
      throw error;
    });
    const command = new PutObjectCommand({ ...target, Body: body, ContentLength: size });
    const sent = this.#client.send(command, { abortSignal: failed.signal, requestTimeout: 0 });
    await Promise.all([fed, sent.finally(() => body.destroy())]);
  }
}

type Answer = { ContentLength?: number; ETag?: string; LastModified?: Date };

function infoOf(key: string, { ContentLength, ETag, LastModified }: Answer): FileInfo {
  if (ContentLength === undefined || Number.isNaN(ContentLength) || !ETag || !LastModified) {
    throw new Error(`The bucket's answer for ${key} lacks its size, ETag or time.`);
  }
  return { size: ContentLength, etag: ETag, lastModified: LastModified.getTime() };
}

function bodyOf<Body>(key: string, body: Body | undefined): Body {
  if (!body) throw new Error(`The bucket's answer for ${key} has no body.`);
  return body;
}

/** Passes exactly this many bytes, or fails. */
function exactly(size: number): Transform {
  let passed = 0;
  const check = (over: boolean) =>
    over ? new Error(`A stream of ${size} bytes was announced, ${passed} came.`) : undefined;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      passed += chunk.byteLength;
      done(check(passed > size), chunk);
    },
    flush(done) {
      done(check(passed !== size));
    },
  });
}

/** Null for a missing file; errors of the bucket itself are thrown. */
async function orNull<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof S3ServiceException)) throw error;
    if (error.name === 'InvalidRange') throw new RangeError(error.message, { cause: error });
    if (error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket') return null;
    throw error;
  }
}
