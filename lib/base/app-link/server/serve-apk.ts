import { basename } from 'node:path';
import { env } from '@/lib/platform/server/env';
import { answerFile } from '@/lib/platform/server/files/answer-file';
import { headFile, readFile } from '@/lib/platform/server/files/disk-file';
import { missingFile } from '@/lib/platform/server/files/missing-file';
import { apkPath } from '../rules/app-ways';

/**
 * Answers GET and HEAD of `apkPath` with the file of `APP_APK_FILE` (specification section 7), with ranges, to resume
 * downloads. The file may be replaced while the server runs, so caches revalidate it by ETag each time.
 */
export async function serveApk(request: Request): Promise<Response> {
  const { apkFile } = env().app;
  if (apkFile === null) return missingFile();
  const answer = await answerFile(request, {
    head: () => headFile(apkFile),
    read: (range) => readFile(apkFile, range),
    describe: () => ({
      'Content-Type': 'application/vnd.android.package-archive',
      'Content-Disposition': `attachment; filename="${basename(apkPath)}"`,
    }),
    cacheControl: 'no-cache',
  });
  return answer ?? missingFile();
}
