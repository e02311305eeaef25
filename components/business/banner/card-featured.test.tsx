import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BannerItem } from '@/lib/business/banner/contract';
import en from '@/messages/en/business/banner.json';
import { answerCalls } from '@/test/answers';
import { comeIntoView, standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { CardFeatured } from './card-featured';

const banner: BannerItem = {
  id: 'b1',
  locationId: 8,
  sort: 1,
  type: 10,
  image: '[{"key":"banners/b1.jpg"}]',
  url: '/hotList/month',
  domainId: null,
  title: '本月',
  titleLanguage: 'zh',
  subtitle: '月榜',
};

test('banners lead to their targets; that they are seen and pressed is counted', async () => {
  standInForIntersections();
  const calls = answerCalls({ '/api/operations/show': { data: null }, '/api/operations/click': { data: null } });
  renderIn('en', <CardFeatured banners={[banner]} />);
  const link = screen.getByRole('link', { name: /本月/ });
  expect(link).toHaveAttribute('href', '/en/hotList/month');
  expect(screen.getByRole('region', { name: en.carousel })).toContainElement(link);
  expect(calls).toEqual([]);
  comeIntoView();
  const told = { locationId: '8', sort: '1', configId: 'b1' };
  await waitFor(() => expect(calls).toEqual([{ path: '/api/operations/show', fields: told }]));
  await userEvent.click(link);
  await waitFor(() => expect(calls.at(-1)).toEqual({ path: '/api/operations/click', fields: told }));
});

test('nothing stands there without banners', () => {
  const { container } = renderIn('en', <CardFeatured banners={[]} />);
  expect(container).toBeEmptyDOMElement();
});
