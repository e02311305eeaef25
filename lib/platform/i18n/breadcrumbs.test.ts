import { breadcrumbs } from './breadcrumbs';

test('a trail has absolute addresses in its language and counts from 1', () => {
  const trail = [
    { name: 'Home', path: '/' },
    { name: 'Business', path: '/business' },
  ];
  expect(breadcrumbs('en', 'https://lightfield.example', trail)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://lightfield.example/en' },
      { '@type': 'ListItem', position: 2, name: 'Business', item: 'https://lightfield.example/en/business' },
    ],
  });
});

test('the Chinese pages stand without prefix, and a query stays', () => {
  const trail = [
    { name: '首页', path: '/' },
    { name: '晨曦', path: '/otherPeople?userId=1' },
  ];
  expect(breadcrumbs('zh', 'https://lightfield.example', trail).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: '首页', item: 'https://lightfield.example/' },
    { '@type': 'ListItem', position: 2, name: '晨曦', item: 'https://lightfield.example/otherPeople?userId=1' },
  ]);
});
