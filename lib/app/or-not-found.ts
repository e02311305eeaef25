import { notFound } from 'next/navigation';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** For a page about one thing, behind its verb: what is not there, or may not be seen, is a page that is not there. */
export function orNotFound(error: unknown): never {
  return orNull(error) ?? notFound();
}

/** The same for a reader: what is not there, or may not be seen, is null. */
export function orNull(error: unknown): null {
  if (error instanceof CodedError && error.code === 'NullPointer') return null;
  throw error;
}
