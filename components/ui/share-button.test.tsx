import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import { toastQueue } from '@/lib/platform/client/toast';
import { renderIn } from '@/test/render';
import { ShareButton } from './share-button';

const agents = {
  browser: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0.0.0 Safari/537.36',
  wechat: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) MicroMessenger/8.0.60',
};

beforeEach(() => {
  document.head.innerHTML = '<title>光场</title><link rel="canonical" href="/en/Find">';
});
afterEach(() => {
  for (const text of toastQueue.take()) toastQueue.gone(text);
  Reflect.deleteProperty(document, 'execCommand');
  document.head.innerHTML = '';
});

test.each([
  ['zh', 'browser', '分享', '链接已复制'],
  ['zh', 'wechat', '分享', '链接已复制，也可以点右上角“···”分享'],
  ['en', 'browser', 'Share', 'Link copied'],
  ['en', 'wechat', 'Share', 'Link copied. You can also share from the ··· menu at the top right'],
] as const)('in %s, inside a %s, it copies the link of the page and says so', async (language, agent, name, told) => {
  const user = userEvent.setup();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[agent]);
  renderIn(
    language,
    <ShareButton label={messages[language].shell.share.share} words={messages[language].shell.share} />,
  );
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(toastQueue.waiting()).toEqual([told]));
  expect(written).toHaveBeenCalledWith('http://localhost/en/Find');
});

test.each([
  ['zh', '分享', '没能复制，请手动复制这个链接：http://localhost/en/Find'],
  ['en', 'Share', 'The link could not be copied. Please copy it yourself: http://localhost/en/Find'],
] as const)('in %s, where nothing can be copied, it shows the link', async (language, name, told) => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  Object.assign(document, { execCommand: () => false });
  renderIn(
    language,
    <ShareButton label={messages[language].shell.share.share} words={messages[language].shell.share} />,
  );
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(toastQueue.waiting()).toEqual([told]));
});
