import { tabOf } from '@/components/ui/tab';
import { collectTabs, creatorTabs, creatorTabsOf, focusTabs } from './tabs';

test.each([
  ['0', 'works'],
  ['1', 'activities'],
  ['2', 'articles'],
  ['5', 'questions'],
  ['6', 'live'],
  ['4', 'jobs'],
  ['01', 'works'],
  ['-1', 'works'],
  ['works', 'works'],
  ['', 'works'],
  [null, 'works'],
  [undefined, 'works'],
  [['1', '0'], 'works'],
])('tabindex %j opens %s', (value, name) => {
  expect(tabOf(creatorTabs, value)).toBe(name);
});

test('only companies have the tab of jobs', () => {
  expect(tabOf(creatorTabsOf({ isCompany: true }), '4')).toBe('jobs');
  expect(tabOf(creatorTabsOf({ isCompany: false }), '4')).toBe('works');
  expect(tabOf(creatorTabsOf({ isCompany: false }), '5')).toBe('questions');
});

test('own lists go by name', () => {
  expect(tabOf(focusTabs, 'fans')).toBe('fans');
  expect(tabOf(focusTabs, 'nonsense')).toBe('people');
  expect(tabOf(collectTabs, 'activities')).toBe('activity');
  expect(tabOf(collectTabs, null)).toBe('video');
});
