import { richTextLimits } from '@/lib/base/rich-text/codes';
import { sanitizeRichText } from '@/lib/base/rich-text/port';
import { contentText } from './contract';

const text = (body: string) => contentText.safeParse({ title: '', description: '', body });

test('of a body so many tags are taken', () => {
  expect(text('<br>'.repeat(richTextLimits.tags)).success).toBe(true);
  expect(text('<br>'.repeat(richTextLimits.tags + 1)).error?.issues).toMatchObject([
    { path: ['body'], message: 'tooLong' },
  ]);
});

/** Four times the allowed time, since the machine is busy during tests. */
const mostMs = 400;

test.each(['<b>', '<svg>', '<ul><li>', '<b></i>', '<a href="x">', '<img src="a">', '<'])(
  'they are cleaned while nobody waits: of %s',
  (tags) => {
    const body = tags.repeat(richTextLimits.tags / (tags.split('<').length - 1));
    const times = Array.from({ length: 3 }, () => {
      const began = performance.now();
      sanitizeRichText(body);
      return performance.now() - began;
    });
    expect(Math.min(...times)).toBeLessThan(mostMs);
  },
);
