import { bookingLetter } from './booking-letter';

const told = {
  language: 'zh',
  number: 'LF261120-7K3Q2',
  key: 'k3y',
  slots: [
    { product: 'A1', week: '2026-12-07' },
    { product: 'second', week: '2026-12-28' },
  ],
  priceFen: 4_200_000,
  note: '',
} as const;
const site = { siteUrl: 'https://light.example', hasReply: true };

test('what was agreed is told with its price and its page', () => {
  expect(bookingLetter({ ...told, outcome: 'confirmed' }, site)).toEqual({
    subject: '广告预订 LF261120-7K3Q2 已确认',
    text: `你好：

你预订的广告位已经确认：

· A1 首页轮播：2026年12月7日–13日
· 公众号次条：2026年12月28日–1月3日
合计：¥42,000

我们会与你联系，商定素材与付款。

有疑问或需要调整，直接回复这封邮件即可。

查看申请进度：https://light.example/business/requests/k3y`,
  });
});

test('in English, the year stands with the end of a week', () => {
  const { subject, text } = bookingLetter({ ...told, language: 'en', outcome: 'expired', note: 'x' }, site);
  expect(subject).toBe('Your advertising booking LF261120-7K3Q2 is no longer held');
  expect(text).toContain('· A1 Home carousel: 7–13 Dec 2026\n· Second post: 28 Dec – 3 Jan 2027\n');
  expect(text).toContain('https://light.example/en/business/requests/k3y');
  expect(text).not.toContain('¥');
});

test('a price that is not known is on request, and nobody is asked to answer where nobody reads', () => {
  const letter = bookingLetter({ ...told, outcome: 'confirmed', priceFen: null }, { ...site, hasReply: false });
  expect(letter.text).toContain('合计：价格面议');
  expect(letter.text).not.toContain('回复');
});

test.each(['zh', 'en'] as const)('a note stands in a refusal as it was written (%s)', (language) => {
  const note = '<b>素材</b> {price} & "more"';
  expect(bookingLetter({ ...told, language, outcome: 'refused', note }, site).text).toContain(note);
});
