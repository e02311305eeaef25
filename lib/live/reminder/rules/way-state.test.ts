import { reminderWays } from '../codes';
import { type WayFacts, wayStateOf } from './way-state';

const reached: WayFacts = {
  offered: { sms: true, serviceAccount: true, push: true },
  wantsSite: true,
  off: [],
  phone: '+8613800138000',
  isNumberReached: true,
  wechat: { openId: 'o-lin' },
  isUnreachable: false,
  hasDevice: true,
};
const statesOf = (change: Partial<WayFacts>) =>
  Object.fromEntries(reminderWays.map((way) => [way, wayStateOf(way, { ...reached, ...change })]));
const all = { site: 'possible', sms: 'possible', serviceAccount: 'possible', push: 'possible' };

test.each<[string, Partial<WayFacts>, object]>([
  ['everything is there', {}, {}],
  [
    'this site has no other way',
    { offered: { sms: false, serviceAccount: false, push: false } },
    outside('notOffered'),
  ],
  [
    'they want none',
    { wantsSite: false, off: ['sms', 'serviceAccount', 'push'] },
    { site: 'turnedOff', ...outside('turnedOff') },
  ],
  ['there is no number', { phone: null, isNumberReached: false }, { sms: 'noPhone' }],
  ['the number is abroad', { isNumberReached: false }, { sms: 'foreignNumber' }],
  ['no login is bound', { wechat: null }, { serviceAccount: 'notBound' }],
  ['it was bound by a website', { wechat: { openId: null } }, { serviceAccount: 'notKnown' }],
  ['they do not follow it', { isUnreachable: true }, { serviceAccount: 'notFollowing' }],
  ['the app is nowhere', { hasDevice: false }, { push: 'noDevice' }],
  // What is missing comes first: to turn it on would not help.
  [
    'it is off and missing',
    { off: ['sms', 'push'], phone: null, hasDevice: false },
    { sms: 'noPhone', push: 'noDevice' },
  ],
])('when %s', (_, change, differing) => {
  expect(statesOf(change)).toEqual({ ...all, ...differing });
});

function outside(state: string) {
  return { sms: state, serviceAccount: state, push: state };
}
