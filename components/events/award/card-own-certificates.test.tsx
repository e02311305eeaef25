import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastQueue } from '@/lib/platform/client/toast';
import { answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { OwnCertificates } from './card-own-certificates';

const publishedTime = '2027-01-10T12:00:00.000+08:00';

test('each is asked for by its award; what goes wrong is said', async () => {
  const path = '/api/award/certificate/file';
  answerCalls({ [path]: { code: 'TooManyRequests', message: '请稍后再试' } });
  renderIn(
    'zh',
    <OwnCertificates
      entryId="e1"
      certificates={[
        { kind: 'shortlisted', awardId: null, award: { text: '', language: 'zh' }, publishedTime },
        { kind: 'awarded', awardId: 'a1', award: { text: '金奖', language: 'zh' }, publishedTime },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '下载 获奖证书：金奖' }));
  await waitFor(() => expect(toastQueue.take()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: '下载 入围证书' }));
  const asked = jest.mocked(fetch).mock.calls.map(([request]) => new URL((request as Request).url).search);
  expect(asked).toEqual(['?entryId=e1&awardId=a1', '?entryId=e1&awardId=']);
});

test('without any there is nothing', () => {
  const { container } = renderIn('zh', <OwnCertificates entryId="e1" certificates={[]} />);
  expect(container).toBeEmptyDOMElement();
});
