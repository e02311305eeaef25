import { activityPath } from './activity-path';

test('an activity is found by its id, a published contest by its name', () => {
  expect(activityPath({ id: 'a/1', contestName: null })).toBe('/ActivityDetail/a%2F1');
  expect(activityPath({ id: 'a/1', contestName: 'light-2026' })).toBe('/match/light-2026');
});
