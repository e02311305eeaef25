import ky from 'ky';
import { languageNames } from '@/lib/platform/shared/language';
import { currentHost, platformNumber } from './host';
import { pageLanguage } from './page-language';
import { readStored } from './storage';

/** The headers of every request (specification section 7), with JSON as the accepted type. */
export function requestHeaders(): Record<string, string> {
  const token = readStored('auth_token');
  return {
    Accept: 'application/json',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    Platform: 'web',
    pf: String(platformNumber(currentHost())),
    Language: languageNames[pageLanguage()].header,
  };
}

/**
 * The only client of the API. An answer of any status is returned, because its code and not its status decides
 * (specification section 8). Nothing is retried here: React Query retries reads, writes are never retried.
 */
export const http = ky.create({
  retry: 0,
  timeout: 30_000,
  throwHttpErrors: false,
  hooks: {
    beforeRequest: [
      ({ request }) => {
        for (const [name, value] of Object.entries(requestHeaders())) request.headers.set(name, value);
      },
    ],
  },
});
