import { isWithinSearchLimit } from './search-limit';

test.each([
  ['channels', 'searchTopics'],
  [undefined, 'searchVideos'],
])('on tab %s shares the limit of an address with the call %s', async (tab, name) => {
  const check = jest.fn().mockResolvedValueOnce({ allowed: true }).mockResolvedValueOnce({ allowed: false });
  const isWithin = () => isWithinSearchLimit({ check }, tab, '203.0.113.7');
  expect([await isWithin(), await isWithin()]).toEqual([true, false]);
  expect(check).toHaveBeenCalledWith({ name, client: '203.0.113.7', limit: { max: 120, seconds: 60 } });
});
