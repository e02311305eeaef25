import fc from 'fast-check';
import { campaignParameters, clickParameters } from '@/lib/platform/shared/campaign.mjs';
import { campaignOf, readLeadSource } from './lead-source';

const site = 'https://light.example';
const read = (landing: string, referrer = '') => readLeadSource({ landing, referrer }, site);

test('keeps campaign parameters and click ids, and the path on our own site', () => {
  expect(
    read(
      'https://light.example/en/business?utm_source=baidu&utm_medium=cpc&utm_campaign=%E6%98%A5%E5%A4%A9&bd_vid=1a2B&q=x#top',
      'https://www.example.org/search?q=secret#a',
    ),
  ).toEqual({
    source: { utm_source: 'baidu', utm_medium: 'cpc', utm_campaign: '春天', bd_vid: '1a2B' },
    landing: '/en/business?utm_source=baidu&utm_medium=cpc&utm_campaign=%E6%98%A5%E5%A4%A9&bd_vid=1a2B&q=x',
    referrer: 'https://www.example.org/search',
  });
});

test('of another host the parameters count, and nothing else', () => {
  expect(read('http://www.light.example/business?gclid=1')).toEqual({
    source: { gclid: '1' },
    landing: '',
    referrer: '',
  });
});

test.each(['', '/business?utm_source=a', 'javascript:alert(1)//?utm_source=a', 'data:text/html,?gclid=1', 'nothing'])(
  'an address that is none of the web says nothing: %s',
  (address) => {
    expect(read(address, address)).toEqual({ source: {}, landing: '', referrer: '' });
  },
);

test('names count in any case, the first of two, and no empty ones', () => {
  const { source } = read(`${site}/?UTM_Source=a&utm_source=b&utm_medium=&utm_term=%20%0A&__proto__=c&constructor=d`);
  expect(source).toEqual({ utm_source: 'a' });
  expect(Object.getPrototypeOf(source)).toBe(Object.prototype);
});

test('lines and credentials do not survive', () => {
  const kept = read(`${site}/?utm_source=a%0D%0ABcc:%20b`, 'https://user:word@example.org/a?b');
  expect(kept.source).toEqual({ utm_source: 'a Bcc: b' });
  expect(kept.referrer).toBe('https://example.org/a');
});

test('whatever is said, it is kept short and of known names', () => {
  const names: readonly string[] = [...campaignParameters, ...clickParameters];
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1500 }), fc.constantFrom(...names, 'other'), (text, name) => {
      const address = new URL(site);
      address.searchParams.set(name, text);
      const kept = read(address.href, `https://example.org/${encodeURIComponent(text)}`);
      expect(Object.keys(kept.source).every((key) => names.includes(key))).toBe(true);
      expect([...(kept.source[name] ?? '')].length).toBeLessThanOrEqual(500);
      expect(kept.landing.length).toBeLessThanOrEqual(1000);
      expect(kept.referrer.length).toBeLessThanOrEqual(500);
    }),
  );
});

test.each([
  [{ utm_source: 'baidu', utm_medium: 'cpc', utm_campaign: 'spring', gclid: '1' }, 'baidu / cpc / spring'],
  [{ utm_source: 'baidu', utm_campaign: 'spring' }, 'baidu / spring'],
  [{ utm_term: 'light', gdt_vid: '1' }, 'tencent'],
  [{ utm_term: 'light' }, ''],
  [{}, ''],
  [{ utm_source: 'x'.repeat(100) }, 'x'.repeat(60)],
])('a campaign in short: %j', (source, short) => expect(campaignOf(source)).toBe(short));
