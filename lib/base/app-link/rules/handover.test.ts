import fc from 'fast-check';
import { handover } from './handover';

const origin = 'https://light.example';

test.each([
  ['/video/detail/v1', ['video', { videoId: 'v1' }]],
  ['/video/detail/%E5%85%89%2F1?from=home#!zh', ['video', { videoId: '光/1' }]],
  ['/otherPeople?userId=u1', ['personalHome', { userId: 'u1' }]],
  ['/otherPeople?tabindex=4&userId=u%201', ['personalHome', { userId: 'u 1' }]],
  ['/login', ['openLogin']],
  ['/login?redirecturl=', ['openLogin']],
  ['/login?redirecturl=%2FPeopleCenter%3Ftab%3D2', ['loginWithUrl', { url: `${origin}/PeopleCenter?tab=2` }]],
  ['/login?redirecturl=%2Fen%2Fmy%2Forder%23paid', ['loginWithUrl', { url: `${origin}/en/my/order#paid` }]],
])('%s, in either language', (path, expected) => {
  expect(handover(origin + path, origin)).toEqual(expected);
  expect(handover(`${origin}/en${path}`, origin)).toEqual(expected);
});

test.each([
  '/',
  '/video/detail',
  '/video/detail/',
  '/video/detail/v1/more',
  '/video/detail/%',
  '/my/video/detail/v1',
  '/otherPeople',
  '/otherPeople?userId=',
  '/otherPeople/more?userId=u1',
  '/loginmobile?redirecturl=/',
  '/english/login',
])('%s is opened by the page', (path) => {
  expect(handover(origin + path, origin)).toBeNull();
});

test.each(['https://evil.example/login', 'https://light.example.evil.example/login', 'tel:10086', 'javascript:1', ''])(
  'another site is left alone: %s',
  (href) => {
    expect(handover(href, origin)).toBeNull();
  },
);

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/zh//evil.example',
  'javascript:alert(1)',
  'PeopleCenter',
])('the login leads back to no address but ours: %s', (redirect) => {
  expect(handover(`${origin}/login?redirecturl=${encodeURIComponent(redirect)}`, origin)).toEqual(['openLogin']);
});

test('whatever the login is to lead back to, it stays on our site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map((text) => `/${text}`),
      ),
      (redirect) => {
        const handed = handover(`${origin}/login?redirecturl=${encodeURIComponent(redirect)}`, origin);
        expect(handed?.[0] === 'loginWithUrl' ? new URL(handed[1].url).origin : origin).toBe(origin);
      },
    ),
  );
});

test('every id arrives as it was written', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (id) => {
      fc.pre(id !== '.' && id !== '..');
      expect(handover(`${origin}/video/detail/${encodeURIComponent(id)}`, origin)).toEqual(['video', { videoId: id }]);
      expect(handover(`${origin}/otherPeople?userId=${encodeURIComponent(id)}`, origin)).toEqual([
        'personalHome',
        { userId: id },
      ]);
    }),
  );
});
