import type { Role } from '@/lib/base/permission/contract';
import { creatorPath, entriesOf } from './entries';

const user: Role[] = ['visitor', 'user'];
const names = (roles: Role[]) => entriesOf('p1', roles).map(({ name }) => name);

const own = [
  'works',
  'articles',
  'questions',
  'channels',
  'activities',
  'broadcasts',
  'booked',
  'tickets',
  'entries',
  'applications',
  'cases',
  'follows',
  'collections',
  'orders',
  'wallet',
  'verification',
  'settings',
  'agreement',
];

test.each<[Role[], string[]]>([
  [['visitor'], ['agreement']],
  [user, ['messages', 'publicPage', ...own]],
  [
    [...user, 'phoneBound', 'creator', 'verifiedCompany'],
    [
      ...['messages', 'publicPage'],
      ...own
        .toSpliced(own.indexOf('cases'), 0, 'proposals')
        .toSpliced(own.indexOf('tickets'), 0, 'recruitment', 'demands'),
    ],
  ],
  [
    [...user, 'staff', 'sales'],
    ['console', 'messages', 'publicPage', ...own],
  ],
])('who is %j finds %j', (roles, expected) => {
  expect(names(roles)).toEqual(expected);
});

test('judging is there for who judges', () => {
  expect(entriesOf('p1', user, { isJudge: true })).toContainEqual({ name: 'judging', href: '/judging' });
});

test('the public page is the own one', () => {
  expect(entriesOf('p1', user)).toContainEqual({ name: 'publicPage', href: '/otherPeople?userId=p1' });
});

test('an id cannot break out of its address', () => {
  expect(creatorPath('a&tabindex=4#b')).toBe('/otherPeople?userId=a%26tabindex%3D4%23b');
});
