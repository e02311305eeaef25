import { QueryClient } from '@tanstack/react-query';
import { ConnectionError } from './errors';

const minute = 60_000;

/**
 * A query client with the product's rules. What the server prefetched is not fetched again; a lost connection is
 * retried once, an error with a code never; being offline is an error that a screen shows, not a silent pause.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: minute,
        // On the server nothing is garbage-collected: a timer would hold every request's data for that time.
        ...(typeof window === 'undefined' ? {} : { gcTime: 30 * minute }),
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && error instanceof ConnectionError,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

let inBrowser: QueryClient | undefined;

/** The client of a browser; on the server a new one for each request, so that nobody sees another's data. */
export function queryClientOfPage(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient();
  inBrowser ??= makeQueryClient();
  return inBrowser;
}
