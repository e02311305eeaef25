import type { z } from 'zod';
import type { Endpoint } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** Checks a raw input against the contract; throws code `400` with every field that breaks a rule. */
export async function parseInput(endpoint: Endpoint, raw: unknown): Promise<unknown> {
  const parsed = await endpoint.input.safeParseAsync(raw);
  if (parsed.success) return parsed.data;
  throw new CodedError('400', { fields: parsed.error.issues.map(toFieldError) });
}

function toFieldError(issue: z.core.$ZodIssue) {
  return { field: issue.path.map(String).join('.'), rule: issue.code === 'custom' ? issue.message : issue.code };
}
