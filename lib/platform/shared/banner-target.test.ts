import { bannerTarget, bannerType, isAdvertisement } from './banner-target';

const id = 'a/b 1';
const url = 'https://a.example/x';

test.each([
  [10, { href: url, external: true }, false],
  [null, { href: url, external: true }, false],
  [1, { href: '/otherPeople?userId=a%2Fb%201', external: false }, false],
  [2, { href: '/video/detail/a%2Fb%201', external: false }, true],
  [3, { href: '/topicIntroduce?topicId=a%2Fb%201', external: false }, false],
  [4, { href: '/questionDetail/a%2Fb%201', external: false }, false],
  [5, { href: '/ActivityDetail/a%2Fb%201', external: false }, false],
] as const)('a banner of type %s', (type, target, advertisement) => {
  expect(bannerTarget({ type, url, domainId: id })).toEqual(target);
  expect(isAdvertisement({ type })).toBe(advertisement);
});

test('every type has its rule', () => {
  for (const type of Object.values(bannerType)) {
    expect(bannerTarget({ type, url, domainId: id })).not.toBeNull();
  }
});

test.each([1, 2, 3, 4, 5] as const)('a banner of type %s without an id is no link, whatever its url', (type) => {
  for (const domainId of [null, '', '..']) expect(bannerTarget({ type, url, domainId })).toBeNull();
});

test.each([10, null] as const)('a banner of type %s follows own paths and nothing unsafe', (type) => {
  expect(bannerTarget({ type, url: '/live/list', domainId: null })).toEqual({ href: '/live/list', external: false });
  for (const unsafe of [null, '', 'javascript:alert(1)', '//a.example', 'a.example']) {
    expect(bannerTarget({ type, url: unsafe, domainId: id })).toBeNull();
  }
});
