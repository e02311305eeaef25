import { requestJsonLd } from './json-ld';

const facts = {
  name: '活动合作',
  description: '论坛与光影节。',
  url: 'https://lightfield.example/business/request/activities',
  language: 'zh',
  provider: { '@type': 'Organization', name: '光场' },
} as const;

test('a service says what it is, whose it is, and where it is asked for', () => {
  expect(requestJsonLd(facts)).toMatchObject({
    '@type': 'Service',
    name: '活动合作',
    provider: { name: '光场' },
    availableChannel: { serviceUrl: facts.url, availableLanguage: 'zh-CN' },
  });
});
