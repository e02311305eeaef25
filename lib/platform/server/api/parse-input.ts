import type { z } from 'zod';
import type { Endpoint } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** Maximum number of reported errors, and length of a reported field name, which the sender may have made up. */
const mostFaults = 20;
const longestField = 200;

/** Validates a raw input by the contract; throws code `400` with the fields that break a rule. */
export async function parseInput(endpoint: Endpoint, raw: unknown): Promise<unknown> {
  const parsed = await endpoint.input.safeParseAsync(raw);
  if (parsed.success) return parsed.data;
  throw new CodedError('400', { fields: parsed.error.issues.slice(0, mostFaults).map(toFieldError) });
}

function toFieldError(issue: z.core.$ZodIssue) {
  const field = issue.path.map(String).join('.').slice(0, longestField);
  return { field, rule: issue.code === 'custom' ? issue.message : issue.code };
}
