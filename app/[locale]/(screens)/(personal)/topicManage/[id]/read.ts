import { notFound } from 'next/navigation';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** For a page of a channel's desk, as error handler of its verb: who does not run the channel has no such page. */
export function orNoDesk(error: unknown): never {
  if (error instanceof CodedError && (error.code === 'NullPointer' || error.code === 'Forbidden')) notFound();
  throw error;
}
