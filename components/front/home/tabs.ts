/**
 * The four tabs of the home page by index (specification sections 2 and 4): 0 leaves for Discover, 1 is the default, 2
 * and 3 show their list and open the page that holds all of it in a new tab. Inside the own app nothing opens a new
 * tab, so there they only show their list.
 */
const homeTabs = [
  { index: 0, name: 'discover', href: '/Find' },
  { index: 1, name: 'subscription', href: '/' },
  { index: 2, name: 'channels', href: '/topicHome' },
  { index: 3, name: 'activities', href: '/activity' },
] as const;

/** The tabs that show a list; Discover is a link beside them. */
export const [discover, ...listTabs] = homeTabs;
export type ListTab = (typeof listTabs)[number];
export const defaultTab = 1;
