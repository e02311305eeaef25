import { listSitemaps } from '@/lib/app/sitemaps';
import { visitorContext } from '@/lib/app/visitor';
import { answerXml } from '@/lib/platform/server/sitemap/answer-xml';
import { writeSitemapIndex } from '@/lib/platform/server/sitemap/write-sitemap';

/** The index of the sitemap (DESIGN 7). Its list of files is read from the database each time. */
export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  return answerXml(writeSitemapIndex(await listSitemaps(visitorContext('zh'))));
}
