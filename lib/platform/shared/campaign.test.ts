import { campaignParameters, campaignPattern, clickParameters } from './campaign.mjs';

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
