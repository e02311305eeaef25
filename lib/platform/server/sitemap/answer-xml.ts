import { Readable } from 'node:stream';

const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  // Crawlers and caches ask again after five minutes; nothing in a sitemap is in a greater hurry.
  'Cache-Control': 'public, max-age=300',
};

/** Answers with an XML document. */
export function answerXml(document: string): Response {
  return new Response(document, { headers });
}

/**
 * Answers with an XML document while it is being written. The first piece is awaited: what fails by then throws here; what
 * fails later breaks the answer off, so that no crawler takes half a document for a whole one.
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
