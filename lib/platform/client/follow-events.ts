import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { z } from 'zod';
import { toQuery } from './encode';
import { dataOfAnswer, handleBackgroundFailure } from './error-path';
import { ConnectionError } from './errors';
import { http } from './http';
import type { Remote } from './remote';
import { isPassing, waitToRetry } from './wait-to-retry';

/** The server sends a heartbeat every 15 seconds: after this silence the connection counts as lost. */
const longestSilence = 40_000;
/** After a connection of this length the retry delays start again. */
const goodAfter = 10_000;

interface Following<Data> {
  /** Called for each event in order; `id` is the last event id. */
  onEvent(data: Data, id: string): void;
  /** A stream has started, the first or one after a gap. */
  onOpen?(): void;
  /** The stream has ended or could not start; a retry follows. */
  onGap?(): void;
  /** Ends it. */
  signal: AbortSignal;
}

/**
 * Follows the events of a call until the signal is aborted, across lost connections and restarts of the server: each
 * connection sends the id of the last event (`Last-Event-ID`) and continues after it. It is a background call.
 *
 * @returns when the signal was aborted
 * @throws AnswerError for a permanent rejection, and what `onEvent` throws
 */
export async function followEvents<Input extends z.ZodType, Data extends z.ZodType>(
  endpoint: Remote<Input, Data>,
  input: z.input<Input>,
  options: Following<z.output<Data>>,
): Promise<void> {
  const { signal } = options;
  const place = { lastId: '' };
  let failures = 0;
  while (!signal.aborted) {
    const began = Date.now();
    let lost: unknown;
    try {
      await followOnce(endpoint, input as object, place, options);
    } catch (error) {
      if (signal.aborted) return;
      if (!isPassing(error)) {
        handleBackgroundFailure(error);
        throw error;
      }
      lost = error;
    }
    if (signal.aborted) return;
    failures = Date.now() - began > goodAfter ? 1 : failures + 1;
    options.onGap?.();
    await waitToRetry(failures, signal, lost);
  }
}

/**
 * One connection, until it ends. Throws a ConnectionError when it breaks, an AnswerError when the server rejects it.
 */
async function followOnce<Data>(
  endpoint: Remote,
  input: object,
  place: { lastId: string },
  { onEvent, onOpen, signal }: Following<Data>,
): Promise<void> {
  const guard = guardOf(signal);
  try {
    const body = await connect(endpoint, input, place.lastId, guard.signal);
    guard.touch();
    onOpen?.();
    const parser = createParser({
      onEvent({ id, data }: EventSourceMessage) {
        const event = parse(data) as Data;
        if (id !== undefined) place.lastId = id;
        onEvent(event, place.lastId);
      },
    });
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await broken(() => reader.read());
      if (done) return;
      guard.touch();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    guard.end();
  }
}

async function connect(
  endpoint: Remote,
  input: object,
  lastId: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await broken(() =>
    http(new URL(endpoint.path, location.origin), {
      method: endpoint.method,
      searchParams: toQuery(input),
      headers: lastId === '' ? {} : { 'Last-Event-ID': lastId },
      cache: 'no-store',
      signal,
      // A stream has no maximum length; the guard detects a lost connection.
      timeout: false,
    }),
  );
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (response.ok && isStream && response.body) return response.body;
  dataOfAnswer(await broken(() => response.text()), response.headers.get('Retry-After'));
  throw new ConnectionError('unreadable');
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new ConnectionError('unreadable', { cause });
  }
}

/** Turns any error into a lost connection. */
async function broken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new ConnectionError('network', { cause });
  }
}

/** Ends a connection on the caller's signal, after a long silence, and when the browser reports that it is offline. */
function guardOf(caller: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, longestSilence);
  caller.addEventListener('abort', abort);
  addEventListener('offline', abort);
  return {
    signal: controller.signal,
    touch() {
      clearTimeout(timer);
      timer = setTimeout(abort, longestSilence);
    },
    end() {
      clearTimeout(timer);
      caller.removeEventListener('abort', abort);
      removeEventListener('offline', abort);
      abort();
    },
  };
}
