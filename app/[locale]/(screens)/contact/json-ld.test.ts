import { contactJsonLd } from './json-ld';

test('the page to reach us says who is reached', () => {
  const facts = {
    name: '联系我们',
    description: '怎么找到我们。',
    url: 'https://lightfield.example/en/contact',
    language: 'en',
    provider: { '@type': 'Organization', name: '光场' },
  } as const;
  expect(contactJsonLd(facts)).toMatchObject({
    '@type': 'ContactPage',
    url: facts.url,
    inLanguage: 'en',
    mainEntity: { '@type': 'Organization' },
  });
});
