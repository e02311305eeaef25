import { serveApk } from '@/lib/base/app-link/server/serve-apk';

/** The Android app, at a fixed path (specification section 7). */
export const dynamic = 'force-dynamic';

export { serveApk as GET, serveApk as HEAD };
