import { act, screen, within } from '@testing-library/react';
import type { DemandDetail } from '@/lib/careers/demand/contract';
import { useSessionStore } from '@/lib/platform/client/session-store';
import en from '@/messages/en/careers/demand-page.json';
import kinds from '@/messages/zh/careers/demand.json';
import zh from '@/messages/zh/careers/demand-page.json';
import { demandDetail, demandItem } from '@/test/demand-item';
import { renderIn } from '@/test/render';
import { DemandScreen } from './demand-screen';

function show(change: Partial<DemandDetail> = {}, language: 'zh' | 'en' = 'zh') {
  const others = [demandItem({ id: 'd2', title: '另一个' })];
  const slots = { propose: <button type="button">提案</button> };
  return renderIn(language, <DemandScreen demand={demandDetail(change)} others={others} similar={[]} slots={slots} />);
}

afterEach(() => act(() => useSessionStore.setState(useSessionStore.getInitialState(), true)));

test('says what is asked for, by whom, for how much, where and until when, and how to answer', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: '河边的光' })).toBeVisible();
  expect(screen.getByText(/三面墙/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^余光/ })).toHaveAttribute('href', '/otherPeople?userId=yu');
  const facts = within(screen.getByRole('region', { name: zh.facts.label }));
  for (const fact of ['¥50,000–80,000', '上海 · 徐汇', '2099-12-10', '2100-02-01', '2099-11-20'])
    expect(facts.getByText(fact)).toBeVisible();
  expect(screen.getByRole('button', { name: '提案' })).toBeVisible();
  expect(screen.getByRole('link', { name: zh.actions.contact })).toHaveAttribute('href', '/seeEmail?id=d1');
  expect(screen.getByRole('link', { name: zh.actions.report })).toHaveAttribute('href', '/report?type=demand&id=d1');
  expect(screen.getByRole('link', { name: kinds.kind.projection })).toHaveAttribute(
    'href',
    '/findProject?kind=projection',
  );
  expect(screen.getByRole('heading', { level: 3, name: '另一个' })).toBeVisible();
  expect(screen.queryByRole('link', { name: zh.manage })).toBeNull();
});

test('says that one is over, that its place and delivery are open, and in which language it is', () => {
  show({ phase: 'closed', place: '', city: '', deliverOn: '' }, 'en');
  expect(screen.getByText('Closed')).toBeVisible();
  const facts = within(screen.getByRole('region', { name: en.facts.label }));
  expect([facts.getByText('Anywhere'), facts.getByText(en.facts.openDelivery)]).toHaveLength(2);
  expect(screen.getByText(/三面墙/)).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText(/only in Chinese/)).toBeVisible();
});

test('leads its company to its desk; a customer without an account has no page', () => {
  useSessionStore.setState({ peopleMessage: { userId: 'yu' } as never });
  const { unmount } = show();
  expect(screen.getByRole('link', { name: zh.manage })).toHaveAttribute('href', '/projectManage/d1/edit');
  unmount();
  show({ companyId: null, company: '河岸集团', verification: 'none' });
  expect(screen.getByText('河岸集团')).toBeVisible();
  expect(screen.queryByRole('link', { name: /河岸集团/ })).toBeNull();
});
