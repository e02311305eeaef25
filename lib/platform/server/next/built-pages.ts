import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of Next's `routes-manifest.json` that are read here. */
interface RoutesManifest {
  dynamicRoutes: { page: string }[];
  redirects: { source: string }[];
}

/**
 * The pages of the served build, by their folders, without language: `/video/detail/[id]`; and the addresses that Next
 * redirects or rewrites to one of them. Next sets the working directory to that of the built server.
 */
export function builtPages(): string[] {
  const text = readFileSync(join(process.cwd(), '.next', 'routes-manifest.json'), 'utf8');
  const { dynamicRoutes, redirects } = JSON.parse(text) as RoutesManifest;
  const pages = dynamicRoutes.map(({ page }) => page).filter((page) => /^\/\[locale\](?:\/|$)/.test(page));
  const leading = redirects.map(({ source }) => source).filter((source) => !/:|^\/(?:en|zh)(?:\/|$)/.test(source));
  return [...pages.map((page) => page.slice('/[locale]'.length) || '/'), ...leading];
}
