import type { ThingKind } from '@/lib/base/thing/codes';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { bannerType } from '@/lib/platform/shared/banner-target';
import type { TopicBannerTable } from '../tables';

/** The kinds of the things that banners lead to. */
const kinds: Partial<Record<number, ThingKind>> = {
  [bannerType.person]: 'person',
  [bannerType.video]: 'video',
  [bannerType.topic]: 'topic',
  [bannerType.question]: 'question',
  [bannerType.activity]: 'activity',
};

/** What a banner leads to by name; null where that is no thing, or one that not everybody sees. */
export async function findTarget(
  context: Context,
  db: Reader,
  { type, domain_id }: Pick<TopicBannerTable, 'type' | 'domain_id'>,
) {
  const kind = kinds[type ?? bannerType.link];
  if (!kind) return null;
  const [thing] = await context.things[kind].findNamed(context, db, [domain_id]);
  return thing?.isPublic ? { text: thing.text, language: thing.language } : null;
}

/** Whether a banner of this type leads to a thing that `findTarget` knows. */
export const leadsToThing = (type: TopicBannerTable['type']) => kinds[type ?? bannerType.link] !== undefined;
