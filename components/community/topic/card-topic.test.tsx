import { screen } from '@testing-library/react';
import type { TopicItem } from '@/lib/community/topic/contract';
import { renderIn } from '@/test/render';
import { CardTopic } from './card-topic';

const topic: TopicItem = {
  id: 't/1',
  thumb: 'topics/01.jpg',
  title: '数字雕塑',
  titleLanguage: 'zh',
  memberCount: 12_345,
  videoCount: 1,
  introduction: 'Sculpture made of light',
  introductionLanguage: 'en',
};

test('shows every field of a channel and leads to its page', () => {
  const { container } = renderIn('zh', <CardTopic topic={topic} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/topicIntroduce?topicId=t%2F1');
  expect(screen.getByRole('link')).not.toHaveAttribute('target');
  expect(screen.getByRole('heading', { name: '数字雕塑' })).not.toHaveAttribute('lang');
  expect(screen.getByText('1.2万 位成员 · 1 件作品')).toBeInTheDocument();
  expect(screen.getByText('Sculpture made of light')).toHaveAttribute('lang', 'en');
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/topics/01.jpg?w=140&h=140&f=jpg');
});

test('speaks English', () => {
  renderIn('en', <CardTopic topic={topic} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en/topicIntroduce?topicId=t%2F1');
  expect(screen.getByRole('heading', { name: '数字雕塑' })).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('12.3K members · 1 work')).toBeInTheDocument();
});

test('without a picture it shows the fallback picture', () => {
  const { container } = renderIn('zh', <CardTopic topic={{ ...topic, thumb: null }} />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/fallback/picture.svg');
});
