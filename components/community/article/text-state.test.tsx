import { screen } from '@testing-library/react';
import type { TextState } from '@/lib/community/article/codes';
import { renderIn } from '@/test/render';
import { TextStateNote } from './text-state';

test.each<[TextState, 'zh' | 'en', RegExp, string | null]>([
  ['checked', 'zh', /作者已核对/, '/en/articleIndex/a1#!en'],
  ['unchecked', 'en', /not yet checked/, '/articleIndex/a1#!zh'],
  ['stale', 'zh', /可能不是最新/, '/en/articleIndex/a1#!en'],
  ['stale', 'en', /may be out of date/, '/articleIndex/a1#!zh'],
  ['missing', 'zh', /没有中文版/, null],
  ['missing', 'en', /not in English/, null],
])('a text that is %s says so in %s', (textState, language, said, href) => {
  const titleLanguage = textState === 'missing' ? (language === 'zh' ? 'en' : 'zh') : language;
  const { container } = renderIn(language, <TextStateNote {...{ id: 'a1', textState, titleLanguage }} />);
  expect(container).toHaveTextContent(said);
  const link = screen.queryByRole('link');
  expect(link?.getAttribute('href') ?? null).toBe(href);
  if (link) expect(link).toHaveAttribute('hreflang', language === 'zh' ? 'en' : 'zh-CN');
});

test('the only text says nothing', () => {
  const { container } = renderIn('zh', <TextStateNote {...{ id: 'a1', textState: 'alone', titleLanguage: 'zh' }} />);
  expect(container).toBeEmptyDOMElement();
});
