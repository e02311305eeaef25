import { fireEvent, screen, waitFor } from '@testing-library/react';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { renderIn } from '@/test/render';
import { CardFollowTopic } from './card-follow-topic';

let asked: string[];

beforeEach(() => {
  asked = [];
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const { pathname, search } = new URL(request.url);
    asked.push(`${pathname}${search} ${await request.text()}`.trim());
    const data = request.method === 'GET' ? ['t2'] : { isFollowed: true, memberCount: 8 };
    return Response.json({ code: 'OK', data });
  });
});

afterEach(() => {
  removeStored('auth_token');
  removeStored('isLogin');
});

test('asks once for all channels on the page, and follows one of them', async () => {
  renderIn(
    'zh',
    <>
      <CardFollowTopic topicId="t1" title="光影装置" />
      <CardFollowTopic topicId="t2" title="生成艺术" />
    </>,
  );
  expect(await screen.findByRole('button', { name: '已关注 生成艺术', pressed: true })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '关注 光影装置', pressed: false }));
  expect(await screen.findByRole('button', { name: '已关注 光影装置', pressed: true })).toBeVisible();
  await waitFor(() =>
    expect(asked).toEqual(['/api/topic/followMarks?ids=t1%2Ct2', '/api/topic/follow topicId=t1&follow=true']),
  );
});

test('speaks English', () => {
  renderIn('en', <CardFollowTopic topicId="t1" title="Light" isFollowed />);
  expect(screen.getByRole('button', { name: 'Following Light' })).toBeVisible();
});
