import { screen } from '@testing-library/react';
import zh from '@/messages/zh/careers/demand.json';
import { answerCalls } from '@/test/answers';
import { demandItem } from '@/test/demand-item';
import { standInForIntersections } from '@/test/intersections';
import { onePage } from '@/test/own-works';
import { renderIn } from '@/test/render';
import { CardCompanyDemands } from './card-company-demands';

beforeEach(standInForIntersections);

const path = '/api/demand/ofCompany';

test('the demands of a company stand below their heading', async () => {
  const calls = answerCalls({ [path]: { data: onePage([demandItem()]) } });
  renderIn('zh', <CardCompanyDemands userId="yu" />);
  expect(await screen.findByRole('heading', { level: 3, name: '河边的光' })).toBeVisible();
  expect(screen.getByRole('region', { name: zh.ofCompany })).toBeVisible();
  expect(calls.map(({ path: called }) => called)).toEqual([path]);
});

test('of a company without any nothing is shown, or what its place says', async () => {
  answerCalls({ [path]: { data: onePage([]) } });
  renderIn('zh', <CardCompanyDemands userId="yu" empty={<p>没有</p>} />);
  expect(await screen.findByText('没有')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});
