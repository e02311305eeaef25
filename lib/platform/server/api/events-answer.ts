import type { ServerEvent } from './route';

/** A line that keeps proxies from taking a quiet stream for a dead one. */
const breathMs = 15_000;

/**
 * Server-sent events of what a verb gives one after another. The stream ends with them, when the client has gone, and
 * when the process stops (`lightfieldStopping`, set by the preload): whoever follows then asks again elsewhere.
 */
export function eventsAnswer(events: AsyncIterable<ServerEvent<unknown>>, signal: AbortSignal): Response {
  const encoder = new TextEncoder();
  const iterator = events[Symbol.asyncIterator]();
  let breath: NodeJS.Timeout;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // The headers leave at once, and the client knows that it is connected.
      controller.enqueue(encoder.encode(':\n\n'));
      breath = setInterval(() => controller.enqueue(encoder.encode(':\n\n')), breathMs).unref();
    },
    async pull(controller) {
      const next = await iterator.next();
      if (next.done || signal.aborted) {
        clearInterval(breath);
        controller.close();
      } else controller.enqueue(encoder.encode(eventText(next.value)));
    },
    async cancel() {
      clearInterval(breath);
      await iterator.return?.();
    },
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}

function eventText({ id, data }: ServerEvent<unknown>): string {
  return `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}
