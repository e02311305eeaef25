import { type Env, readEnv } from '@/lib/platform/server/env';
import { answeredQuestions, businessJsonLd, offeredServices } from './business-json-ld';

const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };
beforeEach(() => {
  slot.lightfieldEnv = readEnv({ SITE_URL: 'https://light.example', BUSINESS_HOTLINE: '+86 21 0000 0000' });
});
afterEach(() => {
  slot.lightfieldEnv = undefined;
});

const head = { title: 'Services', description: 'What we do.', crumb: 'Industry services' };
const graphOf = (structure: Record<string, unknown>) =>
  JSON.parse(JSON.stringify(structure))['@graph'] as Record<string, unknown>[];

test('a page below /business: who is behind it, what it is, the way to it', () => {
  const graph = graphOf(businessJsonLd({ ...head, language: 'en', path: '/service' }));
  expect(graph.map((part) => part['@type'])).toEqual(['Organization', 'WebPage', 'BreadcrumbList']);
  expect(graph[0]).toMatchObject({ name: 'Lightfield', contactPoint: { telephone: '+86 21 0000 0000' } });
  expect(graph[1]).toMatchObject({
    url: 'https://light.example/en/service',
    name: 'Services',
    inLanguage: 'en',
    about: { '@id': graph[0]?.['@id'] },
  });
  expect(graph[2]?.itemListElement).toMatchObject([
    { position: 1, name: 'Lightfield', item: 'https://light.example/en' },
    { position: 2, name: 'Business cooperation', item: 'https://light.example/en/business' },
    { position: 3, name: 'Industry services', item: 'https://light.example/en/service' },
  ]);
});

test('/business itself ends its trail, and holds what it is given', () => {
  const offers = [{ name: '资源对接', description: '牵线' }];
  const page = { ...head, language: 'zh', path: '/business' } as const;
  const provider = { '@id': 'https://light.example/#organization' };
  const graph = graphOf(
    businessJsonLd(
      page,
      offeredServices('商务合作', page, offers),
      answeredQuestions([{ question: '要注册吗？', answer: '不用。' }]),
    ),
  );
  expect(graph[0]).toMatchObject(provider);
  expect(graph[2]?.itemListElement).toHaveLength(2);
  expect(graph[3]).toMatchObject({
    '@type': 'Service',
    description: head.description,
    url: 'https://light.example/business',
    provider,
    hasOfferCatalog: {
      itemListElement: [{ '@type': 'Offer', itemOffered: { '@type': 'Service', ...offers[0], provider } }],
    },
  });
  expect(graph[4]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: '要注册吗？', acceptedAnswer: { '@type': 'Answer', text: '不用。' } }],
  });
});

test('a page may be of a special kind', () => {
  const page = { ...head, language: 'zh', path: '/contact-us', type: 'ContactPage' } as const;
  expect(graphOf(businessJsonLd(page))[1]).toMatchObject({ '@type': 'ContactPage' });
});
