import { openSitemap } from '@/lib/app/sitemaps';
import { visitorContext } from '@/lib/app/visitor';
import { missingFile } from '@/lib/platform/server/files/missing-file';
import { streamXml } from '@/lib/platform/server/sitemap/answer-xml';
import { writeSitemap } from '@/lib/platform/server/sitemap/write-sitemap';

/**
 * `/sitemaps/<name>-<part>.xml`, a file of the sitemap. next.config leads here, because a folder's name cannot contain
 * a dynamic part.
 */
export const dynamic = 'force-dynamic';

interface PartProps {
  params: Promise<{ name: string; part: string }>;
}

export async function GET(_request: Request, { params }: PartProps): Promise<Response> {
  const { name, part } = await params;
  const urls = await openSitemap(visitorContext('zh'), name, part);
  return urls ? streamXml(writeSitemap(urls)) : missingFile();
}
