import { missingFile } from '@/lib/platform/server/files/missing-file';

/** Where next.config sends addresses of files that do not exist: a real 404, never a page and never a redirect. */
export const dynamic = 'force-dynamic';

export { missingFile as GET };
