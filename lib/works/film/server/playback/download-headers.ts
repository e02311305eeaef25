import { extname } from 'node:path';
import { encodeName } from '@/lib/platform/server/api/answer';
import { type Language, translate } from '@/lib/platform/shared/language';

/** The headers of a whole file (its media key says its kind): it is saved, under the work's title, and never shown in place. */
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

/** Without what no system takes in a name. */
function asFileName(title: string): string {
  return title.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ').replace(/^[\s.]+|[\s.]+$/g, '');
}
