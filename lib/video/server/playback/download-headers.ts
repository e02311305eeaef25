import { identify, mediaStorage, readBody } from '@/lib/media/port';
import { encodeName } from '@/lib/platform/server/api/answer';
import { type Language, translate } from '@/lib/platform/shared/language';

/** By what its first bytes say, not by the name that its creator's machine gave it. */
const endings: Readonly<Record<string, string>> = {
  'video/mp4': '.mp4',
  'video/quicktime': '.mov',
  'video/webm': '.webm',
  'video/mp2t': '.ts',
};
/** As many bytes as tell what a file is. */
const startOfFile = { start: 0, end: 511 };

/** The headers of a whole file: it is saved, under the work's title, and never shown in place. */
export async function downloadHeaders(
  key: string,
  { titleZh, titleEn }: { titleZh: string; titleEn: string | null },
  language: Language,
): Promise<Record<string, string>> {
  const start = await mediaStorage().read(key, startOfFile);
  const contentType = (start && identify(await readBody(start))?.contentType) ?? '';
  const title = asFileName(translate(titleZh, titleEn, language).text) || 'video';
  return {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(title + (endings[contentType] ?? ''))}`,
  };
}

/** Without what no system takes in a name. */
function asFileName(title: string): string {
  return title.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ').replace(/^[\s.]+|[\s.]+$/g, '');
}
