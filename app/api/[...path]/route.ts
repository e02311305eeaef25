import { door } from '@/lib/app/door';
import { currentRequest } from '@/lib/platform/shared/current-request';

/** The one door of the API: every call is registered in `lib/app/api.ts`. */
export const dynamic = 'force-dynamic';

/** Next takes `Content-Encoding` off an answer and compresses it itself, so that the door must leave it as it is. */
function serve(request: Request): Response | Promise<Response> {
  const plain = new Request(request);
  plain.headers.delete('Accept-Encoding');
  return door().fetch(plain, currentRequest());
}

export { serve as DELETE, serve as GET, serve as HEAD, serve as OPTIONS, serve as PATCH, serve as POST, serve as PUT };
