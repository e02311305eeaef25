import { extname } from 'node:path';
import { encodeName } from '@/lib/platform/server/api/answer';
import { type Language, translate } from '@/lib/platform/shared/language';

/**
 * The headers of a whole file (its media key has its type): a download, named by the work's title, never shown inline.
 */
export function downloadHeaders(
  key: string,
  { titleZh, titleEn }: { titleZh: string; titleEn: string | null },
  language: Language,
): Record<string, string> {
  const title = asFileName(translate(titleZh, titleEn, language).text) || 'video';
  return {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(title + extname(key))}`,
  };
}

/** Removes characters that are not allowed in file names. */
function asFileName(title: string): string {
  return title.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ').replace(/^[\s.]+|[\s.]+$/g, '');
}
