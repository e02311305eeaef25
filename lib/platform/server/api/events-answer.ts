import type { Logger } from 'pino';
import { networkOf } from '../network';
import { holdStream } from './open-streams';
import type { OpenEvents, ServerEvent } from './route';

/** A heartbeat prevents proxies from closing a quiet stream, and tells the client that the connection is alive. */
const breathMs = 15_000;
const breath = new TextEncoder().encode(':\n\n');

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Proxies that compress or buffer answers would hold events back.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** The request, and the address of its client. */
export interface Asking {
  request: Request;
  client: string;
  log: Logger;
}

const slot = globalThis as typeof globalThis & { lightfieldStopping?: AbortController };

/**
 * Server-sent events from a verb's iterator, no faster than the client reads them. The stream ends with the iterator,
 * when the client disconnects, and when the process stops (`lightfieldStopping`, set by the preload); clients then
 * reconnect to another node. The number of streams per network is limited (`holdStream`). Errors of opening are thrown
 * to the caller; a later error is logged and ends the stream.
 */
export async function eventsAnswer(open: OpenEvents, { request, client, log }: Asking): Promise<Response> {
  const giveBack = holdStream(networkOf(client));
  const life = new AbortController();
  const ends = [request.signal, slot.lightfieldStopping?.signal].filter((signal) => signal !== undefined);
  const end = () => life.abort();
  const release = () => {
    for (const signal of ends) signal.removeEventListener('abort', end);
    giveBack();
  };
  for (const signal of ends) signal.addEventListener('abort', end);
  life.signal.addEventListener('abort', release);
  if (ends.some((signal) => signal.aborted)) end();
  try {
    const events = await open({ signal: life.signal, lastId: request.headers.get('last-event-id') || null });
    // HEAD needs only the headers; nobody would read the events or cancel them.
    if (request.method === 'HEAD') end();
    return new Response(bodyOf(events[Symbol.asyncIterator](), life, log), { headers });
  } catch (error) {
    end();
    throw error;
  }
}

/** The events as bytes. `life` ends them, and is ended with them. */
function bodyOf(events: AsyncIterator<ServerEvent<unknown>>, life: AbortController, log: Logger) {
  const encoder = new TextEncoder();
  const { signal } = life;
  let isCancelled = false;
  let timer: NodeJS.Timeout;

  /** An iterator may end by an error of its own after being told to end; any other error is a bug. */
  const note = (error: unknown) => {
    const isEnd = signal.aborted && (error === signal.reason || (error as Error | null)?.name === 'AbortError');
    if (!isEnd) log.error({ err: error }, 'events broke off');
  };
  const endEvents = async () => {
    clearInterval(timer);
    try {
      await events.return?.();
    } catch (error) {
      note(error);
    }
  };

  return new ReadableStream<Uint8Array>({
    start(controller) {
      // Sends the headers at once, so that the client knows that it is connected.
      controller.enqueue(breath);
      const breathe = () => (controller.desiredSize ?? 0) > 0 && controller.enqueue(breath);
      timer = setInterval(breathe, breathMs).unref();
      const close = () => {
        void endEvents();
        if (!isCancelled) controller.close();
      };
      if (signal.aborted) close();
      else signal.addEventListener('abort', close, { once: true });
    },
    async pull(controller) {
      try {
        const next = await events.next();
        if (signal.aborted) return;
        if (next.done) life.abort();
        else controller.enqueue(encoder.encode(eventText(next.value)));
      } catch (error) {
        note(error);
        life.abort();
      }
    },
    cancel() {
      isCancelled = true;
      life.abort();
    },
  });
}

function eventText({ id, data }: ServerEvent<unknown>): string {
  return `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}
