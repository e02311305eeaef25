import { screen } from '@testing-library/react';
import { renderIn } from '@/test/render';
import { Footer } from './footer';

test('says who owns the site, where to read about it, and its registrations', () => {
  renderIn('zh', <Footer company="光场科技" icpNumber="沪ICP备1号-1" policeNumber="沪公网安备 2号" year={2026} />);
  expect(screen.getByText('© 2026 光场科技')).toBeInTheDocument();
  const links = screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(links).toEqual([
    '关于我们 /About',
    '商务合作 /business',
    '用户协议 /Agreement',
    '沪ICP备1号-1 https://beian.miit.gov.cn/',
    '沪公网安备 2号 https://beian.mps.gov.cn/',
  ]);
});

test('without a company it is the product, without registrations there are none', () => {
  renderIn('en', <Footer company={null} icpNumber={null} policeNumber={null} year={2026} />);
  expect(screen.getByText('© 2026 Lightfield')).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'About us',
    'Business cooperation',
    'User agreement',
  ]);
});
