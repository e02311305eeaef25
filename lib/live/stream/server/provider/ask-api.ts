import type { z } from 'zod';

/** Milliseconds in which a provider must answer. */
const answerMs = 5000;

interface ApiCall {
  address: string;
  headers: Record<string, string>;
  body?: string;
}

/** Calls a provider's API; rejects where there is no readable answer. An error of its own is in the answer, with any status. */
export async function askApi<Answer extends z.ZodType>(
  { address, headers, body }: ApiCall,
  answer: Answer,
): Promise<z.output<Answer>> {
  const response = await fetch(address, {
    method: 'POST',
    headers,
    ...(body !== undefined && { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  });
  return answer.parse(await response.json());
}
