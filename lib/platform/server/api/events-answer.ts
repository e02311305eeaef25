import type { Logger } from 'pino';
import { networkOf } from '../network';
import { holdStream } from './open-streams';
import type { OpenEvents, ServerEvent } from './route';

/** A line that keeps proxies from taking a quiet stream for a dead one, and tells the client that we are there. */
const breathMs = 15_000;
const breath = new TextEncoder().encode(':\n\n');

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Whatever compresses or gathers answers on the way would hold events back.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** Who asks: the request, and the address of its client. */
export interface Asking {
  request: Request;
  client: string;
  log: Logger;
}

const slot = globalThis as typeof globalThis & { lightfieldStopping?: AbortController };

/**
 * Server-sent events of what a verb gives one after another, no faster than the client takes them. The stream ends with
 * them, when the client has gone, and when the process stops (`lightfieldStopping`, set by the preload): whoever follows
 * then asks again elsewhere. One network has so many at a time and no more (`holdStream`). What the opening throws goes on to
 * the caller; a later error is logged and ends the stream.
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
    // Only the headers are asked for; nobody would take the events, or say that they have gone.
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

  /** An iterator that was told to end may say so by an error of its own; anything else is a fault. */
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
      // The headers leave at once, and the client knows that it is connected.
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
