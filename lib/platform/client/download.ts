import type { z } from 'zod';
import { asCallError } from './call';
import { toBody, toQuery } from './encode';
import { dataOfAnswer, handleFailure } from './error-path';
import { ConnectionError } from './errors';
import { http } from './http';
import { beginLoading } from './loading';
import type { Remote } from './remote';

/** A file may take long to be made and to come, in milliseconds. */
const timeout = 120_000;

/**
 * Makes a call that answers a file and saves it under the name that the server gives it. Like {@link call} in the
 * foreground, it shows the loading indicator and takes the error path of specification section 8.
 *
 * @throws AnswerError for a refusal, ConnectionError when no file came
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
 * The content of a file that a call answers, for a screen that shows it and says itself what goes wrong: only a login that
 * is over takes the error path.
 *
 * @throws AnswerError for a refusal, ConnectionError when no file came
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

/** The file's name in an answer's `Content-Disposition`; null for an answer that is no file. */
function nameOf(disposition: string | null): string | null {
  const encoded = /^attachment;.*\bfilename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : null;
}

function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not before the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), timeout);
}
