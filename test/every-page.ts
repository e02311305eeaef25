import type { Page } from '@/lib/platform/shared/wire';

/** Follows `nextPage` to the end and returns the pages; throws when the answers are inconsistent or endless. */
export async function everyPage<Item>(ask: (pageIndex: number) => Promise<Page<Item>>): Promise<Page<Item>[]> {
  const pages: Page<Item>[] = [];
  let pageIndex: number | null = 1;
  while (pageIndex !== null) {
    const page: Page<Item> = await ask(pageIndex);
    if (page.hasNextPage !== (page.nextPage !== null)) throw new Error(`Page ${pageIndex} contradicts itself.`);
    if (page.nextPage !== null && page.nextPage <= pageIndex) throw new Error(`Page ${pageIndex} leads back.`);
    pages.push(page);
    pageIndex = page.nextPage;
  }
  return pages;
}
