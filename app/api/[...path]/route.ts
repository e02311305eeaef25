import { door } from '@/lib/app/door';

/** The one door of the API: every call is registered in `lib/app/api.ts`. */
export const dynamic = 'force-dynamic';

const serve = (request: Request) => door().fetch(request);

export { serve as DELETE, serve as GET, serve as HEAD, serve as OPTIONS, serve as PATCH, serve as POST, serve as PUT };
