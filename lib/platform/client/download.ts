import type { z } from 'zod';
import { asCallError } from './call';
import { toBody, toQuery } from './encode';
import { dataOfAnswer, handleFailure } from './error-path';
import { ConnectionError } from './errors';
import { http } from './http';
import { beginLoading } from './loading';
import type { Remote } from './remote';

/** Creating and loading a file may take long, in milliseconds. */
const timeout = 120_000;

/**
 * Makes a call for a file and saves it under the server's name. Like {@link call} in the foreground, it shows the
 * loading indicator and takes the error path of specification section 8.
 *
 * @throws AnswerError for an error, ConnectionError without an answer
 */
export async function download<Input extends z.ZodType>(endpoint: Remote<Input>, input: z.input<Input>): Promise<void> {
  const end = beginLoading();
  try {
    const { name, content } = await fetchFile(endpoint, input as object);
    save(name, content);
  } catch (error) {
    handleFailure(error);
    throw error;
  } finally {
    end();
  }
}

/**
 * The content of a call's file, for a screen that shows it and its errors: only an ended login takes the error path.
 *
 * @throws AnswerError for an error, ConnectionError without an answer
 */
export async function readFile<Input extends z.ZodType>(endpoint: Remote<Input>, input: z.input<Input>): Promise<Blob> {
  try {
    return (await fetchFile(endpoint, input as object)).content;
  } catch (error) {
    handleFailure(error, true);
    throw error;
  }
}

async function fetchFile({ method, path }: Remote, input: object): Promise<{ name: string; content: Blob }> {
  const content = method === 'GET' ? { searchParams: toQuery(input) } : toBody(input, 'form');
  try {
    const response = await http(new URL(path, location.origin), { method, timeout, ...content });
    const name = nameOf(response.headers.get('Content-Disposition'));
    if (response.ok && name !== null) return { name, content: await response.blob() };
    dataOfAnswer(await response.text(), response.headers.get('Retry-After'));
    throw new ConnectionError('unreadable');
  } catch (error) {
    throw asCallError(error);
  }
}

/** The file's name in an answer's `Content-Disposition`; null for an answer without a file. */
function nameOf(disposition: string | null): string | null {
  const encoded = /^attachment;.*\bfilename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : null;
}

function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Delayed until the browser has read it.
  setTimeout(() => URL.revokeObjectURL(link.href), timeout);
}
