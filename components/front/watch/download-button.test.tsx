import { fireEvent, screen, waitFor } from '@testing-library/react';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/front/watch.json';
import client from '@/messages/zh/platform/client.json';
import { renderIn } from '@/test/render';
import { DownloadButton } from './download-button';

test('a film that cannot be asked for without a connection says so in words', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  renderIn('zh', <DownloadButton id="v1" className="" />);
  fireEvent.click(screen.getByRole('button', { name: zh.download }));
  await waitFor(() => expect(toastQueue.waiting()).toEqual([client.offline]));
});
