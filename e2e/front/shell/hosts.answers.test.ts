import { newVisitor } from '../../answers';
import { textsOf } from '../../app/found/read-html';
import { type Agent, agents } from './agents';

const visitorIn = (agent: Agent) => newVisitor({ 'User-Agent': agents[agent] });

describe.each([
  ['', '正在登录…'],
  ['/en', 'Logging you in…'],
])('the personal centre at %s/PeopleCenter, for who is not logged in,', (prefix, working) => {
  test.each(['ios', 'android', 'wechatIos', 'wechatAndroid', 'weibo', 'windows', 'web'] as const)(
    'is the login page in %s',
    async (agent) => {
      const { status, headers } = await visitorIn(agent).ask(`${prefix}/PeopleCenter?from=menu`);
      const back = encodeURIComponent(`${prefix}/PeopleCenter?from=menu`);
      expect([status, headers.location]).toEqual([307, `${prefix}/login?redirecturl=${back}`]);
      expect(headers['cache-control']).toContain('no-store');
    },
  );

  test.each(['appIos', 'appAndroid'] as const)('stays where it is in %s, whose own login comes', async (agent) => {
    const { status, headers, text } = await visitorIn(agent).ask(`${prefix}/PeopleCenter`);
    expect([status, headers.location]).toEqual([200, undefined]);
    expect(textsOf(text, 'main')).toEqual([working]);
  });
});

test.each(['ios', 'android', 'weibo', 'windows', 'web', 'appIos', 'appAndroid'] as const)(
  'nothing of the chat app is allowed in %s',
  async (agent) => {
    const { headers } = await visitorIn(agent).ask('/');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('qq.com');
  },
);

test.each(['wechatIos', 'wechatAndroid'] as const)('its SDK is allowed in %s', async (agent) => {
  const { headers } = await visitorIn(agent).ask('/');
  expect(headers['content-security-policy']).toMatch(/script-src [^;]*https:\/\/res\.wx\.qq\.com/);
});

test.each([
  ['https://evil.example/', 'own-host'],
  ['javascript:alert(1)', 'invalid_format'],
])('a page of another site is not signed: %s', async (url, rule) => {
  const answer = await newVisitor().ask(`/api/weixin/getSignaturewx?url=${encodeURIComponent(url)}`);
  expect(answer.status).toBe(400);
  expect(answer.json()).toMatchObject({ code: '400', fields: [{ field: 'url', rule }] });
});
