import { Readable } from 'node:stream';

const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  // Crawlers and caches ask again after five minutes, which is soon enough for a sitemap.
  'Cache-Control': 'public, max-age=300',
};

/** Answers with an XML document. */
export function answerXml(document: string): Response {
  return new Response(document, { headers });
}

/**
 * Streams an XML document. The first piece is awaited: an error before it is thrown here; a later one breaks the answer
 * off, so that no crawler takes half a document for a complete one.
 */
export async function streamXml(pieces: AsyncGenerator<string>): Promise<Response> {
  const first = await pieces.next();
  const body = Readable.toWeb(Readable.from(encoded(first, pieces), { highWaterMark: 1 }));
  return new Response(body as ReadableStream, { headers });
}

async function* encoded(first: IteratorResult<string>, rest: AsyncGenerator<string>) {
  const encoder = new TextEncoder();
  if (!first.done) yield encoder.encode(first.value);
  for await (const piece of rest) yield encoder.encode(piece);
}
