import { notFound } from 'next/navigation';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** For a page about one thing, as error handler of its verb: 404 for what does not exist or may not be seen. */
export function orNotFound(error: unknown): never {
  return orNull(error) ?? notFound();
}

/** The same for a reader: null for what does not exist or may not be seen. */
export function orNull(error: unknown): null {
  if (error instanceof CodedError && error.code === 'NullPointer') return null;
  throw error;
}
