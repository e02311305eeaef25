import { createHmac } from 'node:crypto';
import { noon } from '@/test/context';
import { iceServers } from './ice-servers';

const turn = { urls: ['turn:turn.example.org:3478'], secret: 'shared with the relay' };

test('the way through the relay is for one person, and ends after twelve hours', () => {
  const [relay, ...more] = iceServers({ turn, stunUrls: [] }, 'mei', noon);
  expect(more).toEqual([]);
  const username = `${noon / 1000 + 12 * 3600}:mei`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  expect(relay).toEqual({ urls: turn.urls, username, credential });
});

test.each([
  ['nothing', [], []],
  ['STUN alone', ['stun:stun.example.org'], [{ urls: ['stun:stun.example.org'] }]],
])('without a relay there is %s', (_what, stunUrls, servers) => {
  expect(iceServers({ turn: null, stunUrls }, 'mei', noon)).toEqual(servers);
});
