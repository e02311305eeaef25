import { leadSource } from './lead-source';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const landing = 'https://lightfield.example/en/business?utm_source=google&gclid=x';

test('says where the visit began and who led there', () => {
  sessionStorage.setItem('landing', JSON.stringify([`${landing}#!en`, 'https://search.example/']));
  expect(leadSource()).toEqual({ landing, referrer: 'https://search.example/' });
});

test.each([
  ['nothing was noted', null],
  ['something else stands there', 'landing'],
  ['half of it stands there', JSON.stringify([landing])],
])('where %s, it is the present page', (_, noted) => {
  if (noted) sessionStorage.setItem('landing', noted);
  history.replaceState(null, '', '/business/request/sales?utm_source=baidu#!zh');
  expect(leadSource()).toEqual({
    landing: `${location.origin}/business/request/sales?utm_source=baidu`,
    referrer: document.referrer,
  });
});

test('where nothing may be stored, it is the present page too', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(leadSource().landing).toBe(`${location.origin}/`);
});

test('an address is never longer than the contract takes', () => {
  sessionStorage.setItem('landing', JSON.stringify([`${landing}&q=${'光'.repeat(3000)}`, 'r'.repeat(3000)]));
  expect([leadSource().landing.length, leadSource().referrer.length]).toEqual([2000, 2000]);
});
