import { askedPath } from './page-props';

test.each([
  [{}, '/staff/leads'],
  [{ state: undefined }, '/staff/leads'],
  [{ state: 'new', search: '光 & 影' }, '/staff/leads?state=new&search=%E5%85%89+%26+%E5%BD%B1'],
  [{ state: ['new', 'won'] }, '/staff/leads?state=new&state=won'],
  [{ search: '' }, '/staff/leads?search='],
])('a path is asked for with %j', async (asked, path) => {
  expect(await askedPath('/staff/leads', Promise.resolve(asked))).toBe(path);
});
