import { screen, within } from '@testing-library/react';
import type { TopicItem } from '@/lib/community/topic/contract';
import type { VideoItem } from '@/lib/works/work/contract';
import en from '@/messages/en/community/welfare.json';
import zh from '@/messages/zh/community/welfare.json';
import { renderIn } from '@/test/render';
import { WelfareScreen } from './welfare-screen';

const topic: TopicItem = {
  ...{ id: 'topic-17', thumb: null, title: '乡村与光', titleLanguage: 'zh', memberCount: 3, videoCount: 1 },
  ...{ introduction: '稻田里的作品。', introductionLanguage: 'zh' },
};
const video: VideoItem = {
  ...{ videoId: 'v1', thumb: null, duration: 60, title: '田里的灯', titleLanguage: 'zh', name: '田里的灯' },
  ...{ nickName: '林一', verification: 'none' as const, viewCount: 1 },
};

describe.each([
  ['zh', zh, ''],
  ['en', en, '/en'],
] as const)('channels for the public good in %s', (language, t, prefix) => {
  const starts = () => screen.getAllByRole('link', { name: t.start }).map((link) => link.getAttribute('href'));

  test('show each with its works, and twice the way to start one', () => {
    const channels = [
      { topic, videos: [video] },
      { topic: { ...topic, id: 'topic-18', title: '无障碍' }, videos: [] },
    ];
    renderIn(language, <WelfareScreen channels={channels} hasMore />);
    const first = within(screen.getByRole('region', { name: '乡村与光' }));
    const works = first.getByRole('list', { name: t.works.replace('{name}', '乡村与光') });
    expect(within(works).getByRole('link')).toHaveAttribute('href', `${prefix}/video/detail/v1`);
    expect(within(screen.getByRole('region', { name: '无障碍' })).getByText(t.noWorks)).toBeVisible();
    expect(screen.getByRole('link', { name: t.all })).toHaveAttribute('href', `${prefix}/channel/welfare`);
    expect(starts()).toEqual(Array(2).fill(`${prefix}/AddTopic/new?kind=welfare`));
    expect(screen.queryByText(t.none.title)).toBeNull();
  });

  test('say when there is none', () => {
    renderIn(language, <WelfareScreen channels={[]} hasMore={false} />);
    expect(screen.getByText(t.none.title)).toBeVisible();
    expect(starts()).toHaveLength(2);
    expect(screen.queryByRole('link', { name: t.all })).toBeNull();
  });
});
