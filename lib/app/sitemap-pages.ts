import { hostsWithApp } from '@/lib/base/app-link/rules/launch';
import { currentWays } from '@/lib/base/app-link/server/app-ways';
import { aboutPageId, presentFutureId } from '@/lib/base/content/codes';
import { legalPath } from '@/lib/base/content/rules/legal-path';
import { findContentPage } from '@/lib/base/content/server/find-content-page';
import { listPublishedPages, type PublishedPage } from '@/lib/base/content/server/list-published-pages';
import { services } from '@/lib/business/lead/codes';
import { channelTypes } from '@/lib/community/topic/codes';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import type { SitemapSection } from '@/lib/platform/server/sitemap/sitemap-section';
import type { SitemapUrl } from '@/lib/platform/server/sitemap/sitemap-url';
import { inBothLanguages, inChineseOnly } from '@/lib/platform/server/sitemap/sitemap-urls';

/** Pages of every site, independent of what is published; each in both languages. */
const fixedPaths = [
  '/',
  '/business',
  '/contact-us',
  '/advertisement',
  '/advertisement/booking',
  '/service',
  '/customer',
  '/contact',
  '/excellent',
  '/Find',
  '/topicHome',
  ...channelTypes.map((type) => `/channel/${type}`),
  '/hotList/week',
  '/hotList/month',
  '/hotList/all',
  '/hotList/creators',
  '/type',
  '/artSchoolCn',
  '/welfareChannel',
  '/articleIndex',
  '/activity',
  '/activityFilter',
  '/activityPic',
  '/activity/match',
  '/live/list',
  '/jobs/home',
  '/meal',
  '/project',
  '/findProject',
  '/caseProject',
  '/Search',
] as const;

/** The fixed pages, our own request forms, and the legal texts: one part, as they are far below the maximum. */
export const pagesSection: SitemapSection = {
  name: 'pages',
  listParts: async () => ['1'],
  openPart: async (context, part) => (part === '1' ? allPages(context) : null),
};

async function* allPages(context: Context) {
  for (const path of ownPaths()) yield* inBothLanguages(path);
  yield* await edited(context, aboutPageId, '/About');
  yield* await edited(context, presentFutureId, '/match/presentfuture');
  yield* await legalTexts(context);
}

function ownPaths(): string[] {
  const { forms } = env().business;
  const requests = services.filter((service) => !forms[service]).map((service) => `/business/request/${service}`);
  const app = hostsWithApp(currentWays()).length > 0 ? ['/app'] : [];
  return [...fixedPaths, ...requests, ...app];
}

async function edited({ db }: Context, id: string, path: string): Promise<SitemapUrl[]> {
  const found = await findContentPage(db.read, id, 'zh');
  return found ? editedPage(path, Date.parse(found.page.updatedAt), found.isTranslated) : [];
}

/** Two texts may share a page, whose date is that of the later one. */
async function legalTexts(context: Context): Promise<SitemapUrl[]> {
  const published = await listPublishedPages(context);
  const byPath = Map.groupBy(published, ({ id }) => legalPath(id));
  return [...byPath].flatMap(([path, pages]) => legalText(path, pages));
}

function legalText(path: string, pages: PublishedPage[]): SitemapUrl[] {
  const changedAt = Math.max(...pages.map(({ updatedAt }) => Date.parse(updatedAt)));
  const isTranslated = pages.every(({ languages }) => languages.includes('en'));
  return editedPage(path, changedAt, isTranslated);
}

function editedPage(path: string, changedAt: number, isTranslated: boolean): SitemapUrl[] {
  return isTranslated ? inBothLanguages(path, { changedAt }) : inChineseOnly(path, { changedAt });
}
