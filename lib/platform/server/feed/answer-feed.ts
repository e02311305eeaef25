import { createHash } from 'node:crypto';
import { isFresh } from '../files/conditions';
import { type Feed, type FeedFormat, feedTypes, writeFeed } from './write-feed';

/**
 * Answers with a feed, or 304 for a client that has it. Only the ETag is compared: a work that is taken down changes
 * the feed without a later date.
 */
export function answerFeed(request: Request, feed: Feed, format: FeedFormat): Response {
  const document = writeFeed(feed, format);
  const etag = `"${createHash('sha256').update(document).digest('base64url').slice(0, 27)}"`;
  const caching = { ETag: etag, 'Cache-Control': 'public, max-age=300' };
  if (isFresh(request.headers, { etag, lastModified: Number.POSITIVE_INFINITY })) {
    return new Response(null, { status: 304, headers: caching });
  }
  const headers = { ...caching, 'Content-Type': `${feedTypes[format]}; charset=utf-8` };
  return new Response(request.method === 'HEAD' ? null : document, { headers });
}
