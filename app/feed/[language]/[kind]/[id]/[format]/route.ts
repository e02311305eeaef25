import { readFeed } from '@/lib/app/feeds';
import { visitorContext } from '@/lib/app/visitor';
import { answerFeed } from '@/lib/platform/server/feed/answer-feed';
import { missingFile } from '@/lib/platform/server/files/missing-file';
import { isLanguage } from '@/lib/platform/shared/language';

/**
 * `/feeds/works.xml`, `/en/feeds/people/<id>.atom`: what is new, for feed readers. next.config leads here. Made for each
 * request, which is a few steps into indexes; readers are told not to come back for five minutes.
 */
export const dynamic = 'force-dynamic';

interface FeedProps {
  params: Promise<{ language: string; kind: string; id: string; format: string }>;
}

async function serve(request: Request, { params }: FeedProps): Promise<Response> {
  const { language, kind, id, format } = await params;
  if (!isLanguage(language) || (format !== 'xml' && format !== 'atom')) return missingFile();
  const feed = await readFeed(visitorContext(language), kind, id);
  return feed ? answerFeed(request, feed, format) : missingFile();
}

export { serve as GET, serve as HEAD };
