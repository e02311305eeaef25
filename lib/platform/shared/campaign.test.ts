import { campaignParameters, campaignPattern, clickParameters, withoutCampaign } from './campaign.mjs';

test.each([
  ['/business', '/business'],
  ['/business?utm_source=baidu', '/business'],
  ['/en/service?gclid=a-b_c&utm_campaign=%E6%98%A5&utm_term', '/en/service'],
  ['/otherPeople?utm_source=a&userId=person-001&bd_vid=1', '/otherPeople?userId=person-001'],
  ['/Find?q=utm_source', '/Find?q=utm_source'],
  ['/Find?my_utm_source=a', '/Find?my_utm_source=a'],
  ['/business?', '/business?'],
])('%s is the page %s', (url, page) => {
  expect(withoutCampaign(url)).toBe(page);
});

test('the pattern finds each of them and nothing that only looks alike', () => {
  const pattern = new RegExp(campaignPattern);
  for (const name of [...campaignParameters, ...clickParameters]) {
    expect(pattern.test(`?${name}=1`)).toBe(true);
    expect(pattern.test(`?a=b&${name}=1`)).toBe(true);
  }
  for (const query of ['', '?source=utm_source', '?xutm_source=1', '?utm_sources=1']) {
    expect(pattern.test(query)).toBe(false);
  }
});
