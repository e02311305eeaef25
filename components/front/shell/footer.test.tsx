import { screen, within } from '@testing-library/react';
import { renderIn } from '@/test/render';
import { Footer, type FooterProps } from './footer';

const plain: FooterProps = { company: null, icpNumber: null, policeNumber: null, year: 2026, offersApp: false };
const wordsAndAddresses = () =>
  screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('says who owns the site and where to read about it; each registration leads to its record', () => {
  const registered = { company: '光场科技', icpNumber: '沪ICP备1号-1', policeNumber: '沪公网安备 31010102000002号' };
  renderIn('zh', <Footer {...plain} {...registered} />);
  expect(screen.getByText('© 2026 光场科技')).toBeInTheDocument();
  expect(wordsAndAddresses()).toEqual([
    '发现 /Find',
    '关于我们 /About',
    '商务合作 /business',
    '用户协议 /Agreement',
    '隐私政策 /Agreement#privacy',
    '沪ICP备1号-1 https://beian.miit.gov.cn/',
    '沪公网安备 31010102000002号 https://beian.mps.gov.cn/#/query/webSearch?code=31010102000002',
  ]);
  for (const number of [registered.icpNumber, registered.policeNumber]) {
    const link = screen.getByRole('link', { name: number });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer noopener']);
  }
});

test('without a company it is the product, without registrations there are none', () => {
  renderIn('en', <Footer {...plain} />);
  expect(screen.getByText('© 2026 Lightfield')).toBeInTheDocument();
  expect(wordsAndAddresses()).toEqual([
    'Discover /en/Find',
    'About us /en/About',
    'Business cooperation /en/business',
    'User agreement /en/Agreement',
    'Privacy policy /en/Agreement#privacy',
  ]);
});

test('leads to the app where there is one, and gives room to what else belongs there', () => {
  renderIn(
    'en',
    <Footer {...plain} offersApp>
      <button type="button">Share</button>
    </Footer>,
  );
  const row = screen.getByRole('navigation', { name: 'About this site' });
  expect(within(row).getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', '/en/app');
  expect(within(row).getByRole('button', { name: 'Share' })).toBeInTheDocument();
});
